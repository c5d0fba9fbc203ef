"""Widths of image data, against the assembler."""

from __future__ import annotations

from assembler import errors

from isatool.isa.images import data_width


def test_the_assembler_accepts_exactly_the_data_width_of_the_rule() -> None:
    cases = []
    for mnemonic in ("image_load", "image_sample", "image_gather4", "image_store", "image_msaa_load"):
        for dmask in (1, 2, 4, 8) if mnemonic in ("image_gather4", "image_msaa_load") else range(1, 16):
            for d16 in (False, True):
                for tfe in (False, True) if mnemonic != "image_store" else (False,):
                    if (mnemonic, d16, tfe) != ("image_gather4", True, True):  # the assembler has no such form
                        cases.append((mnemonic, dmask, d16, tfe))
    lines, expected = [], []
    for mnemonic, dmask, d16, tfe in cases:
        wanted = data_width(mnemonic, dmask, d16=d16, tfe=tfe)
        dim = "2D_MSAA" if "msaa" in mnemonic else "1D"
        address = "v[16:18]" if "msaa" in mnemonic else "v16"
        if mnemonic == "image_gather4":
            dim, address = "2D", "v[16:17]"
        sampler = ", s[8:11]" if mnemonic in ("image_sample", "image_gather4") else ""
        after = f"dmask:{dmask} dim:SQ_RSRC_IMG_{dim}" + " tfe" * tfe + " d16" * d16
        for width in range(1, 6):
            data = "v0" if width == 1 else f"v[0:{width - 1}]"
            lines.append(f"{mnemonic} {data}, {address}, s[0:7]{sampler} {after}")
            expected.append(width == wanted)
    refused = errors(lines)
    assert [line for index, line in enumerate(lines) if expected[index] == (index in refused)] == []


def test_a_ray_query_gives_four_dwords() -> None:
    assert data_width("image_bvh_intersect_ray", 0) == 4
