#include <hip/hip_runtime.h>
// sgemm with vector loads 8x4 per thread
extern "C" __global__ __launch_bounds__(256) void sgemm_nt(const float* __restrict A, const float* __restrict B, float* __restrict C, int M, int N, int K) {
  __shared__ float As[16][68], Bs[16][132];
  int t=threadIdx.x, tx=t&15, ty=t>>4, bm=blockIdx.y*64, bn=blockIdx.x*128;
  float acc[4][8]={};
  for (int k0=0;k0<K;k0+=16) {
    { int r=t>>2,c=(t&3)*4; float4 v=*(const float4*)&A[(bm+r)*K+k0+c]; As[c][r]=v.x;As[c+1][r]=v.y;As[c+2][r]=v.z;As[c+3][r]=v.w; }
    for (int h=0;h<2;h++){ int r=(t>>2)+h*64,c=(t&3)*4; float4 v=*(const float4*)&B[(bn+r)*K+k0+c]; Bs[c][r]=v.x;Bs[c+1][r]=v.y;Bs[c+2][r]=v.z;Bs[c+3][r]=v.w; }
    __syncthreads();
    #pragma unroll
    for (int k=0;k<16;k++){ float a[4],b[8];
      for(int i=0;i<4;i++)a[i]=As[k][ty*4+i]; for(int j=0;j<8;j++)b[j]=Bs[k][tx*8+j];
      for(int i=0;i<4;i++)for(int j=0;j<8;j++)acc[i][j]+=a[i]*b[j]; }
    __syncthreads();
  }
  for(int i=0;i<4;i++)for(int j=0;j<8;j++)C[(long)(bm+ty*4+i)*N+bn+tx*8+j]=acc[i][j];
}
