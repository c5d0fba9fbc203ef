"""Text and files: assembly to programs and back, descriptors and metadata, tools, code objects, launch specs.

Reading: `reader`, `source_lines`, `statement`, `shapes`; `target` reads chip and wave size. Writing: `emitter`,
`register_counts`, `descriptor`, `metadata`. Tools: `toolchain`, `canonical`. Binaries: `disassembler`, `decoder`,
`elf`, `offload_bundle`, `repack`. How a kernel is started: `launch` finds and reads a spec, `launch_spec` is what it
says, `expressions` are its sizes and references, `buffers` and `kernarg` the memory that it means.
"""
