// Elementary functions in bulk: option prices, Monte Carlo paths, binomial trees, polynomials, error functions.
#include "common.h"

DEVICE float normal_cdf(float x) {
    float k = rcp(1.0f + 0.2316419f * fabs(x));
    float p = k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    float tail = 0.39894228f * expe(-0.5f * x * x) * p;
    return x > 0 ? 1.0f - tail : tail;
}

GLOBAL void black_scholes(const float *spot, const float *strike, const float *years, float *call, float *put, float r, float v) {
    int i = item(256);
    float s = spot[i], k = strike[i], t = years[i], q = root(t);
    float d1 = (loge(s / k) + (r + 0.5f * v * v) * t) / (v * q), d2 = d1 - v * q, discount = k * expe(-r * t);
    float n1 = normal_cdf(d1), n2 = normal_cdf(d2);
    call[i] = s * n1 - discount * n2;
    put[i] = discount * (1.0f - n2) - s * (1.0f - n1);
}

GLOBAL void monte_carlo(float *out, float s0, float drift, float vol, int steps, u32 seed) {
    int i = item(256);
    u32 x = seed + i * 747796405u, y = x ^ 0x9e3779b9u;
    float a = s0, b = s0, sum_a = 0, sum_b = 0;
    for (int n = 0; n < steps; ++n) {
        x = x * 1664525u + 1013904223u, y = y * 22695477u + 1u;
        float u = ((x >> 9) + 0.5f) * 1.1920929e-7f, v = (y >> 9) * 1.1920929e-7f;
        float radius = root(-2.0f * loge(u)), g = radius * cosine(v), h = radius * sine(v);
        a *= expe(drift + vol * g), b *= expe(drift - vol * h);
        sum_a += a, sum_b += b;
    }
    out[i] = fmax(sum_a / steps - s0, 0.0f) + fmax(sum_b / steps - s0, 0.0f);
}

GLOBAL void binomial_tree(const float *spot, float *out, float up, float down, float p, float strike) {
    float v[33], s = spot[item(64)];
    UNROLL for (int k = 0; k <= 32; ++k) {
        v[k] = fmax(s - strike, 0.0f);
        s *= up;
    }
    UNROLL for (int n = 32; n > 24; --n) {
        UNROLL for (int k = 0; k < n; ++k) v[k] = p * v[k + 1] + (1.0f - p) * down * v[k];
    }
    out[item(64)] = v[0] + v[12];
}

GLOBAL void polynomials(const f4 *in, f4 *out) {
    int i = item(256);
    f4 x = in[i];
    f4 p = ((((0.00833f * x + 0.04167f) * x + 0.16667f) * x + 0.5f) * x + 1.0f) * x + 1.0f;
    f4 q = (((0.02f * x - 0.3f) * x + 0.7f) * x - 1.1f) * x + 2.0f;
    out[i] = p / q;
}

GLOBAL void error_function(const float *in, float *out) {
    int i = item(256);
    UNROLL for (int k = 0; k < 4; ++k) {
        float x = in[i + k * 65536], t = rcp(1.0f + 0.3275911f * fabs(x));
        float y = 1.0f - ((((1.061405429f * t - 1.453152027f) * t + 1.421413741f) * t - 0.284496736f) * t + 0.254829592f) * t * expe(-x * x);
        out[i + k * 65536] = x < 0 ? -y : y;
    }
}

GLOBAL void newton_roots(const float *in, float *out, int steps) {
    int i = item(256);
    float a = in[2 * i], b = in[2 * i + 1], x = a, y = b;
    for (int n = 0; n < steps; ++n) {
        float f = x * x * x - a * x - 1.0f, df = 3 * x * x - a, g = y * y * y - b * y - 1.0f, dg = 3 * y * y - b;
        x -= f * rcp(df), y -= g * rcp(dg);
    }
    out[2 * i] = x, out[2 * i + 1] = y;
}

GLOBAL void precise_division(const float *a, const float *b, float *out) {
    int i = item(256);
    UNROLL for (int k = 0; k < 2; ++k) out[i + 65536 * k] = a[i + 65536 * k] / b[i + 65536 * k] + __builtin_sqrtf(a[i]);
}

GLOBAL void adam(f4 *weights, f4 *m, f4 *v, const f4 *gradients, float rate, float b1, float b2, float c1, float c2) {
    int i = item(256);
    f4 g = gradients[i], w = weights[i], p = m[i], q = v[i];
    p = b1 * p + (1 - b1) * g;
    q = b2 * q + (1 - b2) * g * g;
    UNROLL for (int k = 0; k < 4; ++k) w[k] -= rate * (p[k] * c1 * rcp(root(q[k] * c2) + 1e-8f) + 0.01f * w[k]);
    weights[i] = w, m[i] = p, v[i] = q;
}
