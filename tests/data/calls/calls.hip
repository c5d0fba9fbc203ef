// A function that two kernels call, one of them also a function that is not known: the register counts of the kernels
// are expressions over symbols.
#define DEVICE __attribute__((device))
#define KERNEL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128)))

extern __attribute__((shared)) float dynamic[];
DEVICE float (*unknown)(float);

DEVICE __attribute__((noinline)) float iterate(float x, int n)
{
    for (int i = 0; i < n; ++i)
        x = x * x + n;
    return x;
}

KERNEL void indirect(float *p, int n)
{
    const int i = __builtin_amdgcn_workitem_id_x();
    p[i] = iterate(p[i], n) + unknown(p[i]);
}

KERNEL void direct(float *p, int n)
{
    const int i = __builtin_amdgcn_workitem_id_x();
    p[i] = iterate(p[i], n) + dynamic[i];
}
