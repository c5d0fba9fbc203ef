// Transformer pieces: softmax, attention over a head, normalisations, rotary embedding, activations.
#include "common.h"

GLOBAL void softmax_row(const float *in, float *out, int n) {
    const float *row = in + group() * n;
    float top = -1e30f, total = 0;
    for (int i = lane(); i < n; i += 32) top = fmax(top, row[i]);
    top = wave_max(top);
    for (int i = lane(); i < n; i += 32) total += expe(row[i] - top);
    total = 1.0f / wave_sum(total);
    for (int i = lane(); i < n; i += 32) out[group() * n + i] = expe(row[i] - top) * total;
}

template <int D> DEVICE void attend(const float *q, const float *k, const float *v, float *out, int length, float scale) {
    float query[D], sum[D] = {}, top = -1e30f, total = 0;
    UNROLL for (int d = 0; d < D; ++d) query[d] = q[item(64) * D + d] * scale;
    for (int j = 0; j < length; ++j) {
        float score = 0;
        UNROLL for (int d = 0; d < D; ++d) score = fma(query[d], k[j * D + d], score);
        float next = fmax(top, score), keep = expe(top - next), weight = expe(score - next);
        total = total * keep + weight;
        UNROLL for (int d = 0; d < D; ++d) sum[d] = sum[d] * keep + weight * v[j * D + d];
        top = next;
    }
    float inverse = 1.0f / total;
    UNROLL for (int d = 0; d < D; ++d) out[item(64) * D + d] = sum[d] * inverse;
}
GLOBAL void attend16(const float *q, const float *k, const float *v, float *o, int n, float s) { attend<16>(q, k, v, o, n, s); }
GLOBAL void attend32(const float *q, const float *k, const float *v, float *o, int n, float s) { attend<32>(q, k, v, o, n, s); }
GLOBAL void attend64(const float *q, const float *k, const float *v, float *o, int n, float s) { attend<64>(q, k, v, o, n, s); }

template <int D> DEVICE void attend_half_tiles(const h2 *q, const h2 *k, const h2 *v, h2 *out, int length) {
    SHARED h2 keys[32][D / 2], values[32][D / 2];
    f2 sum[D / 2] = {};
    h2 query[D / 2];
    float top = -1e30f, total = 0;
    UNROLL for (int d = 0; d < D / 2; ++d) query[d] = q[item(32) * (D / 2) + d];
    for (int tile = 0; tile < length; tile += 32) {
        UNROLL for (int d = 0; d < D / 2; ++d) {
            keys[lane()][d] = k[(tile + lane()) * (D / 2) + d];
            values[lane()][d] = v[(tile + lane()) * (D / 2) + d];
        }
        barrier();
        for (int j = 0; j < 32; ++j) {
            float score = 0;
            UNROLL for (int d = 0; d < D / 2; ++d) score = __builtin_amdgcn_fdot2(query[d], keys[j][d], score, false);
            float next = fmax(top, score), keep = expe(top - next), weight = expe(score - next);
            total = total * keep + weight;
            top = next;
            UNROLL for (int d = 0; d < D / 2; ++d)
                sum[d] = sum[d] * keep + weight * __builtin_convertvector(values[j][d], f2);
        }
        barrier();
    }
    UNROLL for (int d = 0; d < D / 2; ++d) out[item(32) * (D / 2) + d] = __builtin_convertvector(sum[d] * (1.0f / total), h2);
}
GLOBAL void attend_half32(const h2 *q, const h2 *k, const h2 *v, h2 *o, int n) { attend_half_tiles<32>(q, k, v, o, n); }

GLOBAL void layer_norm(const f4 *in, const f4 *gain, const f4 *bias, f4 *out, int n) {
    const f4 *row = in + group() * n;
    f4 sum = 0, squares = 0;
    for (int i = lane(); i < n; i += 32) sum += row[i], squares += row[i] * row[i];
    float mean = wave_sum(sum.x + sum.y + sum.z + sum.w) / (4.0f * n);
    float variance = wave_sum(squares.x + squares.y + squares.z + squares.w) / (4.0f * n) - mean * mean;
    float scale = rsq(variance + 1e-5f);
    for (int i = lane(); i < n; i += 32) out[group() * n + i] = (row[i] - mean) * scale * gain[i] + bias[i];
}

GLOBAL void rms_norm(const float *in, const float *gain, float *out, int n) {
    float squares = 0;
    for (int i = lane(); i < n; i += 32) squares += in[group() * n + i] * in[group() * n + i];
    float scale = rsq(wave_sum(squares) / n + 1e-6f);
    for (int i = lane(); i < n; i += 32) out[group() * n + i] = in[group() * n + i] * scale * gain[i];
}

GLOBAL void rotary(f2 *data, const float *frequencies, int position, int pairs) {
    int i = item(256), p = i % pairs;
    float turns = position * frequencies[p];
    float c = cosine(turns), s = sine(turns);
    f2 v = data[i];
    data[i] = (f2){v.x * c - v.y * s, v.x * s + v.y * c};
}

GLOBAL void gelu(const f4 *in, f4 *out) {
    int i = item(256);
    f4 x = in[i], r;
    UNROLL for (int k = 0; k < 4; ++k) {
        float inner = 0.7978846f * (x[k] + 0.044715f * x[k] * x[k] * x[k]);
        float e = expe(2.0f * inner);
        r[k] = 0.5f * x[k] * (1.0f + (1.0f - 2.0f * rcp(e + 1.0f)));
    }
    out[i] = r;
}

GLOBAL void silu_gate(const f4 *gate, const f4 *up, f4 *out) {
    int i = item(256);
    f4 g = gate[i], u = up[i], r;
    UNROLL for (int k = 0; k < 4; ++k) r[k] = g[k] * rcp(1.0f + expe(-g[k])) * u[k];
    out[i] = r;
}

GLOBAL void cross_entropy(const float *logits, const int *labels, float *loss, float *gradient, int n) {
    const float *row = logits + group() * n;
    float top = -1e30f, total = 0;
    for (int i = lane(); i < n; i += 32) top = fmax(top, row[i]);
    top = wave_max(top);
    for (int i = lane(); i < n; i += 32) total += expe(row[i] - top);
    total = wave_sum(total);
    int label = labels[group()];
    for (int i = lane(); i < n; i += 32) gradient[group() * n + i] = expe(row[i] - top) / total - (i == label ? 1.0f : 0.0f);
    if (lane() == 0) loss[group()] = loge(total) + top - row[label];
}
