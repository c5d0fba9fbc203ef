// Divergence: switches, nested loops, early exits, stacks in scratch, state machines, calls.
#include "common.h"

GLOBAL void collatz(const u32 *in, u32 *out, int limit) {
    u32 n = in[item(256)], steps = 0;
    while (n != 1 && steps < (u32)limit) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        ++steps;
    }
    out[item(256)] = steps;
}

GLOBAL void interpreter(const u32 *code, float *data, int length) {
    float a = data[item(64)], b = data[item(64) + 65536], c = 0;
    for (int pc = 0; pc < length; ++pc) {
        u32 op = code[pc];
        float k = as_float(op & 0xfffffff0);
        switch (op & 15) {
        case 0: a += k; break;
        case 1: a *= k; break;
        case 2: b = a - b; break;
        case 3: c = fma(a, b, c); break;
        case 4: a = fmax(a, c); break;
        case 5: b = root(fabs(b)); break;
        case 6: c = c > k ? a : b; break;
        case 7: { float t = a; a = b, b = c, c = t; } break;
        default: a = b = c; break;
        }
    }
    data[item(64)] = a + b + c;
}

struct node { float split; int axis, left, right; };

GLOBAL void tree_walk(const node *tree, const float *points, int *out, float radius) {
    int stack[24], top = 0, i = item(64), count = 0;
    float p[3] = {points[3 * i], points[3 * i + 1], points[3 * i + 2]};
    stack[top++] = 0;
    while (top > 0) {
        node n = tree[stack[--top]];
        if (n.axis < 0) {
            count += n.left;
            continue;
        }
        float v = n.axis == 0 ? p[0] : n.axis == 1 ? p[1] : p[2];
        if (v - radius <= n.split && top < 24) stack[top++] = n.left;
        if (v + radius >= n.split && top < 24) stack[top++] = n.right;
    }
    out[i] = count;
}

GLOBAL void edit_distance(const u8 *a, const u8 *b, int *out, int m, int n) {
    SHARED int row[128 * 33];
    int *mine = row + lane() * 33;
    const u8 *x = a + item(128) * m, *y = b + item(128) * n;
    for (int j = 0; j <= n; ++j) mine[j] = j;
    for (int i = 0; i < m; ++i) {
        int diagonal = mine[0];
        mine[0] = i + 1;
        for (int j = 0; j < n; ++j) {
            int cost = diagonal + (x[i] != y[j]), up = mine[j + 1] + 1, left = mine[j] + 1;
            diagonal = mine[j + 1];
            mine[j + 1] = cost < up ? (cost < left ? cost : left) : (up < left ? up : left);
        }
    }
    out[item(128)] = mine[n];
}

GLOBAL void automaton(const u8 *text, const u16 *table, u32 *matches, int length) {
    u32 state = 0, found = 0;
    const u8 *mine = text + item(64) * length;
    for (int i = 0; i < length; ++i) {
        state = table[state * 256 + mine[i]];
        if (state & 0x8000) ++found, state &= 0x7fff;
    }
    matches[item(64)] = found;
}

__attribute__((noinline)) __attribute__((device)) static float smooth(float x, float low, float high) {
    float t = clampf((x - low) / (high - low), 0.0f, 1.0f);
    return t * t * (3.0f - 2.0f * t);
}

__attribute__((noinline)) __attribute__((device)) static f2 rotate(f2 v, float turns) {
    float c = cosine(turns), s = sine(turns);
    return (f2){v.x * c - v.y * s, v.x * s + v.y * c};
}

GLOBAL void calls(float *data, int n) {
    int i = item(64);
    f2 v = {data[2 * i], data[2 * i + 1]};
    for (int k = 0; k < n; ++k) {
        v = rotate(v, smooth(v.x, -1.0f, 1.0f) + 0.1f * k);
        if (v.y > 0.5f) v *= 0.9f;
    }
    data[2 * i] = v.x, data[2 * i + 1] = v.y;
}

GLOBAL void bounded_loops(const float *in, float *out, int n, int m) {
    float total = 0;
    int i = item(64);
    for (int a = 0; a < n; ++a) {
        float x = in[a * 64 + lane()];
        for (int b = a & 3; b < m; b += 2) {
            if (x * b > 100.0f) break;
            for (int c = 0; c < (b & 7); ++c) total = fma(x, (float)c, total * 0.99f);
            if (total < 0) continue;
            x += total * 1e-3f;
        }
    }
    out[i] = total;
}

GLOBAL void sudoku_masks(const u32 *boards, u32 *out, int rounds) {
    int i = item(64);
    u32 rows[9] = {}, columns[9] = {}, found = 0;
    for (int k = 0; k < 81; ++k) {
        u32 v = boards[k * 4096 + i];
        if (!v) continue;
        u32 bit = 1u << v;
        u32 r = k / 9, c = k % 9;
        UNROLL for (int u = 0; u < 9; ++u) rows[u] |= u == (int)r ? bit : 0, columns[u] |= u == (int)c ? bit : 0;
    }
    UNROLL for (int u = 0; u < 9; ++u) found += __builtin_popcount(rows[u]) + __builtin_popcount(columns[u]);
    out[i] = found;
}

GLOBAL void inline_text(float *data, int n) {
    float x = data[item(64)], y = x * 2.0f + 1.0f, z = x - 3.0f;
    for (int k = 0; k < n; ++k) {
        int t;
        asm volatile("v_mov_b32 %0, %1" : "=v"(t) : "v"(y));
        y = y * x + as_float(t), z = z * 0.5f + y;
        __builtin_amdgcn_s_sleep(1);
    }
    data[item(64)] = y + z;
}

GLOBAL void mode_changes(float *data, int n) {
    float x = data[item(64)], y = data[item(64) + 4096];
    for (int k = 0; k < n; ++k) {
        float a = x * y + 1.0f, b = y * 0.5f - x;
        __builtin_amdgcn_s_setreg(0x801, k & 3);
        x = a * 1.25f + b, y = b * 0.75f - a;
    }
    data[item(64)] = x, data[item(64) + 4096] = y;
}
