"""A CycloneDX 1.6 list of what a wheel installs: `python .ci/sbom.py WHEEL [-o SBOM.json]`.

The wheel itself with its SHA-256, then what its metadata require and what those require, and what the extra `toolchain`
adds (scope optional). Versions are those of constraints.txt, licences those that the installed packages say; a package
installed in another version is an error. The same wheel and constraints give the same bytes: there is no time in it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import uuid
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from importlib import metadata
from pathlib import Path
from typing import Any, Final

CONSTRAINTS: Final = Path(__file__).resolve().parents[1] / "constraints.txt"
EXTRA: Final = "toolchain"


def bill(wheel: Path) -> dict[str, Any]:
    """The list for a wheel; ValueError where a package is not installed in the version of the constraints."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        about = Parser().parsestr(archive.read(name).decode())
    requires = about.get_all("Requires-Dist") or []
    edges: dict[str, list[str]] = {}
    optional = set(_needed(requires, EXTRA))
    always = set(_needed(requires, ""))
    for each in sorted(always | optional):
        _follow(each, edges)
    needed = _reachable(always, edges)
    own = _reference(about["Name"], about["Version"])
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    versions = pinned()
    depends = {own: sorted(always | optional)} | {
        _reference(each, versions[each]): to for each, to in sorted(edges.items())
    }
    subject = {
        "type": "application", "bom-ref": own, "name": about["Name"], "version": about["Version"],
        "description": about["Summary"], "licenses": [{"expression": about["License-Expression"]}], "purl": own,
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }  # fmt: skip
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{own}#{digest}')}",
        "version": 1,
        "metadata": {"component": subject},
        "components": [_component(each, versions[each], each in needed) for each in sorted(edges)],
        "dependencies": [
            {"ref": each, "dependsOn": [_reference(name, versions[name]) for name in names]}
            for each, names in depends.items()
        ],
    }


def pinned() -> dict[str, str]:
    """The versions of constraints.txt by normalised name."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("==") for line in lines if "==" in line)
    return {_normalised(name): version for name, _, version in pairs}


def _needed(requires: list[str], extra: str) -> Iterator[str]:
    """The packages that lines of Requires-Dist ask for here, with an extra or always."""
    from packaging.requirements import Requirement

    for line in requires:
        requirement = Requirement(line)
        marker = requirement.marker
        if extra and (marker is None or "extra" not in str(marker)):
            continue
        if marker is None or marker.evaluate({"extra": extra}):
            yield _normalised(requirement.name)


def _follow(package: str, edges: dict[str, list[str]]) -> None:
    if package in edges:
        return
    wanted = pinned().get(package)
    if wanted is None or metadata.version(package) != wanted:
        raise ValueError(f"{package} {metadata.version(package)} is installed, constraints.txt has {wanted}")
    edges[package] = sorted(set(_needed(metadata.requires(package) or [], "")))
    for each in edges[package]:
        _follow(each, edges)


def _reachable(roots: set[str], edges: dict[str, list[str]]) -> set[str]:
    reached: set[str] = set()
    left = list(roots)
    while left:
        each = left.pop()
        if each not in reached:
            reached.add(each)
            left += edges[each]
    return reached


def _component(package: str, version: str, is_needed: bool) -> dict[str, Any]:
    about = metadata.metadata(package).json
    reference = _reference(package, version)
    component: dict[str, Any] = {
        "type": "library", "bom-ref": reference, "name": package, "version": version,
        "scope": "required" if is_needed else "optional", "purl": reference,
    }  # fmt: skip
    if expression := about.get("license_expression"):
        component["licenses"] = [{"expression": expression}]
    elif name := _licence_name(str(about.get("license", "")), list(about.get("classifier", ()))):
        component["licenses"] = [{"license": {"name": name}}]
    return component


def _licence_name(text: str, classifiers: list[str]) -> str:
    """What a package without an SPDX expression says: one line of it, or its classifier."""
    if text and "\n" not in text:
        return text
    return next((each.rpartition(" :: ")[2] for each in classifiers if each.startswith("License ::")), "")


def _normalised(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _reference(name: str, version: str) -> str:
    return f"pkg:pypi/{_normalised(name)}@{version}"


def main() -> int:
    """Write the list."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("-o", "--output", type=Path, help="a file instead of standard output")
    options = parser.parse_args()
    try:
        text = json.dumps(bill(options.wheel), indent=1, sort_keys=True) + "\n"
    except (ValueError, metadata.PackageNotFoundError) as problem:
        print(f"sbom.py: {problem}; pip install '.[{EXTRA}]' -c constraints.txt first", file=sys.stderr)
        return 2
    if options.output is None:
        print(text, end="")
    else:
        options.output.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
