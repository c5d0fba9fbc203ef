; Graphics: images, samplers, interpolation from LDS, exports, buffers with formats.
target triple = "amdgcn-amd-amdpal"

define amdgpu_ps void @pixel(<8 x i32> inreg %image, <4 x i32> inreg %sampler, i32 inreg %mask, float %u, float %v, float %w) #0 {
  %a = call float @llvm.amdgcn.lds.param.load(i32 0, i32 0, i32 %mask)
  %b = call float @llvm.amdgcn.lds.param.load(i32 1, i32 0, i32 %mask)
  %p = call float @llvm.amdgcn.interp.inreg.p10(float %a, float %u, float %a)
  %q = call float @llvm.amdgcn.interp.inreg.p2(float %b, float %v, float %p)
  %t = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32 15, float %q, float %v, <8 x i32> %image, <4 x i32> %sampler, i1 0, i32 0, i32 0)
  %s = call <4 x float> @llvm.amdgcn.image.sample.l.3d.v4f32.f32(i32 15, float %u, float %v, float %w, float %q, <8 x i32> %image, <4 x i32> %sampler, i1 0, i32 0, i32 0)
  %g = call <4 x float> @llvm.amdgcn.image.gather4.2d.v4f32.f32(i32 1, float %u, float %q, <8 x i32> %image, <4 x i32> %sampler, i1 0, i32 0, i32 0)
  %ts = fadd <4 x float> %t, %s
  %c = fmul <4 x float> %ts, %g
  %x = extractelement <4 x float> %c, i32 0
  %y = extractelement <4 x float> %c, i32 1
  %z = extractelement <4 x float> %c, i32 2
  %k = extractelement <4 x float> %c, i32 3
  call void @llvm.amdgcn.exp.f32(i32 0, i32 15, float %x, float %y, float %z, float %k, i1 1, i1 1)
  ret void
}

define amdgpu_cs void @images(<8 x i32> inreg %image, <4 x i32> inreg %buffer, i32 %x, i32 %y, i32 %z) #0 {
  %t = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32 15, i32 %x, i32 %y, <8 x i32> %image, i32 0, i32 0)
  %h = call <4 x half> @llvm.amdgcn.image.load.2d.v4f16.i32(i32 15, i32 %y, i32 %x, <8 x i32> %image, i32 0, i32 0)
  %e = fpext <4 x half> %h to <4 x float>
  %s = fadd <4 x float> %t, %e
  call void @llvm.amdgcn.image.store.2d.v4f32.i32(<4 x float> %s, i32 15, i32 %x, i32 %y, <8 x i32> %image, i32 0, i32 0)
  %old = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32(i32 %z, i32 %x, i32 %y, <8 x i32> %image, i32 0, i32 0)
  %f = call <4 x float> @llvm.amdgcn.struct.buffer.load.format.v4f32(<4 x i32> %buffer, i32 %old, i32 %z, i32 0, i32 0)
  %sum = fadd <4 x float> %f, %s
  call void @llvm.amdgcn.raw.tbuffer.store.v4f32(<4 x float> %sum, <4 x i32> %buffer, i32 %x, i32 0, i32 77, i32 0)
  call void @llvm.amdgcn.raw.buffer.store.f32(float 1.0, <4 x i32> %buffer, i32 %y, i32 16, i32 0)
  ret void
}

define amdgpu_vs void @vertex(<4 x i32> inreg %buffer, i32 %index) #0 {
  %p = call <4 x float> @llvm.amdgcn.struct.buffer.load.format.v4f32(<4 x i32> %buffer, i32 %index, i32 0, i32 0, i32 0)
  %x = extractelement <4 x float> %p, i32 0
  %y = extractelement <4 x float> %p, i32 1
  %z = extractelement <4 x float> %p, i32 2
  %w = extractelement <4 x float> %p, i32 3
  call void @llvm.amdgcn.exp.f32(i32 12, i32 15, float %x, float %y, float %z, float %w, i1 1, i1 0)
  %d = call float @llvm.amdgcn.lds.direct.load(i32 %index)
  %e = fadd float %d, %x
  call void @llvm.amdgcn.exp.f32(i32 32, i32 1, float %e, float undef, float undef, float undef, i1 0, i1 0)
  ret void
}

declare float @llvm.amdgcn.lds.param.load(i32, i32, i32)
declare float @llvm.amdgcn.lds.direct.load(i32)
declare float @llvm.amdgcn.interp.inreg.p10(float, float, float)
declare float @llvm.amdgcn.interp.inreg.p2(float, float, float)
declare <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.3d.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.gather4.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x half> @llvm.amdgcn.image.load.2d.v4f16.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.2d.v4f32.i32(<4 x float>, i32, i32, i32, <8 x i32>, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.struct.buffer.load.format.v4f32(<4 x i32>, i32, i32, i32, i32)
declare void @llvm.amdgcn.raw.tbuffer.store.v4f32(<4 x float>, <4 x i32>, i32, i32, i32, i32)
declare void @llvm.amdgcn.raw.buffer.store.f32(float, <4 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.exp.f32(i32, i32, float, float, float, float, i1, i1)
attributes #0 = { nounwind "target-cpu"="gfx1100" }
