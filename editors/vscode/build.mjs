// dist/extension.js, one file, and dist/NOTICES.txt with the licence of every package in it.
import fs from "node:fs";
import path from "node:path";
import * as esbuild from "esbuild";

const { metafile } = await esbuild.build({
  entryPoints: ["extension.js"],
  bundle: true,
  platform: "node",
  target: "node18",
  external: ["vscode"],
  metafile: true,
  outfile: "dist/extension.js",
});
const inputs = Object.keys(metafile.inputs).filter((name) => name.includes("node_modules/"));
const folders = new Set(inputs.map((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)[0]));
const notices = [...folders].sort().map((folder) => {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = fs.readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) {
    throw new Error(`${name} has no licence file`);
  }
  return `${name} ${version}\n\n${fs.readFileSync(path.join(folder, file), "utf8").trim()}\n`;
});
fs.writeFileSync("dist/NOTICES.txt", notices.join("\n----\n\n"));
