// Forces of all bodies on one a lane: what is loaded is the same for all lanes. Compiled with clang 22 -O3 for gfx1100.
typedef float float4_ __attribute__((ext_vector_type(4)));

extern "C" __attribute__((global)) void bodies(const float4_ *place, float4_ *force, int count, float soft) {
    int self = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() + __builtin_amdgcn_workitem_id_x();
    if (self >= count) return;
    float4_ own = place[self];
    float x = 0, y = 0, z = 0;
    for (int other = 0; other < count; ++other) {
        float4_ body = place[other];
        float dx = body.x - own.x, dy = body.y - own.y, dz = body.z - own.z;
        float inverse = __builtin_amdgcn_rsqf(dx * dx + dy * dy + dz * dz + soft), by = body.w * inverse * inverse * inverse;
        x += dx * by;
        y += dy * by;
        z += dz * by;
    }
    force[self] = float4_{x, y, z, 0};
}
