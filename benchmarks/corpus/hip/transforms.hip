// Transforms in registers: FFT of radix 3, 5 and 8, real and Hartley, number theoretic, Haar, lifting, cosine, Gray code.
#include "common.h"

struct cplx {
    float re, im;
};
DEVICE cplx operator+(cplx a, cplx b) { return {a.re + b.re, a.im + b.im}; }
DEVICE cplx operator-(cplx a, cplx b) { return {a.re - b.re, a.im - b.im}; }
DEVICE cplx operator*(cplx a, cplx b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
DEVICE cplx scaled(cplx a, float s) { return {a.re * s, a.im * s}; }
DEVICE cplx turned(cplx a) { return {a.im, -a.re}; }

DEVICE void butterfly4(cplx &a, cplx &b, cplx &c, cplx &d) {
    cplx s = a + c, t = a - c, u = b + d, v = turned(b - d);
    a = s + u, b = t + v, c = s - u, d = t - v;
}

template <int ROUNDS> DEVICE void radix8(cplx *data, int stride) {
    int i = item(64);
    cplx x[8];
    UNROLL for (int k = 0; k < 8; ++k) x[k] = data[i + k * stride];
    UNROLL for (int r = 0; r < ROUNDS; ++r) {
        butterfly4(x[0], x[2], x[4], x[6]);
        butterfly4(x[1], x[3], x[5], x[7]);
        const float h = 0.70710678f;
        x[3] = scaled(cplx{x[3].re + x[3].im, x[3].im - x[3].re}, h);
        x[5] = turned(x[5]);
        x[7] = scaled(cplx{x[7].im - x[7].re, -x[7].re - x[7].im}, h);
        UNROLL for (int k = 0; k < 8; k += 2) {
            cplx s = x[k] + x[k + 1], d = x[k] - x[k + 1];
            x[k] = s, x[k + 1] = d;
        }
    }
    UNROLL for (int k = 0; k < 8; ++k) data[i + k * stride] = x[k];
}
GLOBAL void fft_radix8(cplx *data, int stride) { radix8<1>(data, stride); }
GLOBAL void fft_radix8_twice(cplx *data, int stride) { radix8<2>(data, stride); }

GLOBAL void fft_radix3(cplx *data, const cplx *twiddle, int stride) {
    int i = item(64);
    cplx a = data[i], b = data[i + stride] * twiddle[i], c = data[i + 2 * stride] * twiddle[i + stride];
    cplx s = b + c, d = scaled(turned(b - c), 0.8660254f), m = a - scaled(s, 0.5f);
    data[i] = a + s, data[i + stride] = m + d, data[i + 2 * stride] = m - d;
}

GLOBAL void fft_radix5(cplx *data, int stride) {
    int i = item(64);
    cplx x[5];
    UNROLL for (int k = 0; k < 5; ++k) x[k] = data[i + k * stride];
    cplx s1 = x[1] + x[4], s2 = x[2] + x[3], d1 = x[1] - x[4], d2 = x[2] - x[3];
    cplx m1 = x[0] + scaled(s1, 0.309017f) - scaled(s2, 0.809017f);
    cplx m2 = x[0] - scaled(s1, 0.809017f) + scaled(s2, 0.309017f);
    cplx n1 = turned(scaled(d1, 0.9510565f) + scaled(d2, 0.5877853f));
    cplx n2 = turned(scaled(d1, 0.5877853f) - scaled(d2, 0.9510565f));
    data[i] = x[0] + s1 + s2;
    data[i + stride] = m1 + n1, data[i + 4 * stride] = m1 - n1;
    data[i + 2 * stride] = m2 + n2, data[i + 3 * stride] = m2 - n2;
}

GLOBAL void fft_stages(cplx *data, const cplx *twiddle, int stages) {
    int i = item(64);
    cplx a = data[2 * i], b = data[2 * i + 1];
    for (int s = 0; s < stages; ++s) {
        cplx t = b * twiddle[(i << s) & 1023];
        b = a - t, a = a + t;
    }
    data[2 * i] = a, data[2 * i + 1] = b;
}

GLOBAL void real_split(const cplx *in, cplx *out, const cplx *twiddle, int n) {
    int i = item(64);
    cplx a = in[i], b = in[n - i];
    b.im = -b.im;
    cplx even = scaled(a + b, 0.5f), odd = scaled(turned(a - b), 0.5f) * twiddle[i];
    out[i] = even + odd, out[n - i] = {even.re - odd.re, odd.im - even.im};
}

GLOBAL void hartley8(float *data, int stride) {
    int i = item(64);
    float x[8];
    UNROLL for (int k = 0; k < 8; ++k) x[k] = data[i + k * stride];
    UNROLL for (int h = 4; h; h >>= 1)
        UNROLL for (int k = 0; k < 8; ++k)
            if (!(k & h)) {
                float a = x[k], b = x[k | h];
                x[k] = a + b, x[k | h] = a - b;
            }
    const float r = 1.41421356f;
    float p = x[5] * r, q = x[7] * r;
    data[i] = x[0] + x[1], data[i + 4 * stride] = x[0] - x[1];
    data[i + stride] = x[4] + p, data[i + 5 * stride] = x[4] - p;
    data[i + 2 * stride] = x[2] + x[3], data[i + 6 * stride] = x[2] - x[3];
    data[i + 3 * stride] = x[6] + q, data[i + 7 * stride] = x[6] - q;
}

DEVICE u32 mul_mod(u32 a, u32 b) {
    const u32 p = 0x78000001;  // 15 * 2^27 + 1
    return (u32)((u64)a * b % p);
}
GLOBAL void number_theoretic4(u32 *data, const u32 *roots, int stride) {
    int i = item(64);
    const u32 p = 0x78000001;
    u32 x[4];
    UNROLL for (int k = 0; k < 4; ++k) x[k] = data[i + k * stride];
    UNROLL for (int h = 2; h; h >>= 1)
        UNROLL for (int k = 0; k < 4; ++k)
            if (!(k & h)) {
                u32 a = x[k], b = mul_mod(x[k | h], roots[(i + k) & 255]);
                u32 s = a + b, d = a - b + p;
                x[k] = s >= p ? s - p : s, x[k | h] = d >= p ? d - p : d;
            }
    UNROLL for (int k = 0; k < 4; ++k) data[i + k * stride] = x[k];
}

GLOBAL void haar16(const f4 *in, f4 *out) {
    int i = item(64);
    float x[16], y[16];
    UNROLL for (int k = 0; k < 4; ++k) *(f4 *)(x + 4 * k) = in[i * 4 + k];
    UNROLL for (int n = 16; n > 1; n /= 2) {
        UNROLL for (int k = 0; k < n / 2; ++k) {
            y[k] = (x[2 * k] + x[2 * k + 1]) * 0.70710678f;
            y[n / 2 + k] = (x[2 * k] - x[2 * k + 1]) * 0.70710678f;
        }
        UNROLL for (int k = 0; k < n; ++k) x[k] = y[k];
    }
    UNROLL for (int k = 0; k < 4; ++k) out[i * 4 + k] = *(f4 *)(x + 4 * k);
}

template <typename T> DEVICE void lifting(T *data, int rows, int pitch) {
    int i = item(64);
    T last = data[i], odd = data[i + pitch], before = 0;
    for (int r = 2; r + 1 < rows; r += 2) {
        T even = data[i + r * pitch], next = data[i + (r + 1) * pitch];
        T high = odd - (last + even) / 2, low = last + (before + high) / 4;
        data[i + (r - 2) * pitch] = low, data[i + (r - 1) * pitch] = high;
        before = high, last = even, odd = next;
    }
}
GLOBAL void lifting_float(float *data, int rows, int pitch) { lifting<float>(data, rows, pitch); }
GLOBAL void lifting_int(int *data, int rows, int pitch) { lifting<int>(data, rows, pitch); }

GLOBAL void cosine8(float *data, int stride) {
    int i = item(64);
    float x[8];
    UNROLL for (int k = 0; k < 8; ++k) x[k] = data[i + k * stride];
    float s0 = x[0] + x[7], s1 = x[1] + x[6], s2 = x[2] + x[5], s3 = x[3] + x[4];
    float d0 = x[0] - x[7], d1 = x[1] - x[6], d2 = x[2] - x[5], d3 = x[3] - x[4];
    float a = s0 + s3, b = s1 + s2, c = s0 - s3, d = s1 - s2;
    data[i] = (a + b) * 0.35355339f, data[i + 4 * stride] = (a - b) * 0.35355339f;
    data[i + 2 * stride] = c * 0.46193977f + d * 0.19134172f;
    data[i + 6 * stride] = c * 0.19134172f - d * 0.46193977f;
    data[i + stride] = d0 * 0.49039264f + d1 * 0.41573481f + d2 * 0.27778512f + d3 * 0.09754516f;
    data[i + 3 * stride] = d0 * 0.41573481f - d1 * 0.09754516f - d2 * 0.49039264f - d3 * 0.27778512f;
    data[i + 5 * stride] = d0 * 0.27778512f - d1 * 0.49039264f + d2 * 0.09754516f + d3 * 0.41573481f;
    data[i + 7 * stride] = d0 * 0.09754516f - d1 * 0.27778512f + d2 * 0.41573481f - d3 * 0.49039264f;
}

GLOBAL void goertzel(const float *in, float *out, const float *coefficient, int n) {
    int i = item(64);
    float c = coefficient[i], s1 = 0, s2 = 0, t1 = 0, t2 = 0;
    for (int k = 0; k < n; k += 2) {
        float s = fma(c, s1, in[k]) - s2, t = fma(c, t1, in[k + 1]) - t2;
        s2 = s1, s1 = s, t2 = t1, t1 = t;
    }
    out[i] = s1 * s1 + s2 * s2 - c * s1 * s2 + t1 * t1 + t2 * t2 - c * t1 * t2;
}
