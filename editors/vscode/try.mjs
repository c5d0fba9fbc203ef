// The packaged extension in a real editor (code-server, which is VS Code as a server, in a headless Chromium):
//
//   CODE_SERVER=.../code-server/out/node/entry.js ISATOOL=.../bin/isatool node try.mjs isatool.vsix KERNEL.s
//
// It installs the extension into a fresh profile, opens the kernel and waits for what a user sees: a finding, the cycles of
// the loop at the end of its line, and both versions side by side after the command. CHROMIUM names the browser. Exit code 1
// with the first that is missing; screenshots go to the folder that SHOTS names.
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const [vsix, kernel] = process.argv.slice(2);
const { CODE_SERVER, ISATOOL, CHROMIUM = "/usr/bin/chromium-headless-shell", SHOTS } = process.env;
const work = fs.mkdtempSync(path.join(os.tmpdir(), "isatool-editor-"));
const folder = path.join(work, "folder");
fs.mkdirSync(folder);
const name = path.basename(kernel);
fs.copyFileSync(kernel, path.join(folder, name));
const user = path.join(work, "user", "User");
fs.mkdirSync(user, { recursive: true });
const settings = {
  "isatool.command": [ISATOOL], "isatool.rewrite": "rebank", "security.workspace.trust.enabled": false,
  "workbench.startupEditor": "none", "telemetry.telemetryLevel": "off", "update.mode": "none",
};
fs.writeFileSync(path.join(user, "settings.json"), JSON.stringify(settings));
const common = ["--user-data-dir", path.join(work, "user"), "--extensions-dir", path.join(work, "extensions")];
const quiet = { ...process.env, XDG_CONFIG_HOME: path.join(work, "config"), XDG_DATA_HOME: path.join(work, "data") };

execFileSync("node", [CODE_SERVER, ...common, "--install-extension", path.resolve(vsix)], { env: quiet, stdio: "inherit" });
const port = 20000 + (process.pid % 20000);
const server = spawn("node", [CODE_SERVER, ...common, "--auth", "none", "--bind-addr", `127.0.0.1:${port}`,
  "--disable-telemetry", "--disable-update-check", folder], { env: quiet, stdio: ["ignore", "pipe", "inherit"] });
await new Promise((resolve) => server.stdout.on("data", (text) => String(text).includes("HTTP server") && resolve()));
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
let failed = 1;
try {
  const shot = (what) => SHOTS && page.screenshot({ path: path.join(SHOTS, `${what}.png`) });
  const seen = async (what, locator) => {
    await locator.first().waitFor({ timeout: 120_000 });
    console.log(`seen: ${what}`);
    await shot(what.replaceAll(" ", "-"));
  };
  const type = async (text) => {
    await page.keyboard.type(text, { delay: 20 });
    await page.waitForTimeout(1500);
    await page.keyboard.press("Enter");
  };
  await page.goto(`http://127.0.0.1:${port}/?folder=${folder}`);
  await page.locator(".monaco-workbench").waitFor({ timeout: 120_000 });
  await page.getByText(name).first().dblclick({ timeout: 60_000 });
  const text = fs.readFileSync(kernel, "utf8").split("\n");
  const head = text.findIndex((line) => /^\.LBB\w+:.*Loop Header/.test(line)) + 1;
  await page.locator(".view-lines").first().waitFor();
  await page.keyboard.press("Control+G");
  await type(`:${head}`.slice(1));
  await seen("the cycles of the loop", page.getByText(/~\d+.cycles.an.iteration/));
  await seen("findings", page.getByLabel(/Warnings: [1-9]/));
  await page.keyboard.press("F1");
  await type("isatool: Rewrite and Show Before and After");
  await seen("both versions", page.locator(".monaco-diff-editor .modified .view-lines"));
  await seen("the verdict", page.locator(".notification-list-item-message").filter({ hasText: /proved/ }));
  await page.getByText("Show the page", { exact: true }).first().click();
  await seen("the page", page.locator("iframe.webview"));
  failed = 0;
} catch (problem) {
  console.error(String(problem));
  if (SHOTS) {
    await page.screenshot({ path: path.join(SHOTS, "failed.png") });
  }
} finally {
  await browser.close();
  server.kill();
  fs.rmSync(work, { recursive: true, force: true });
}
process.exit(failed);
