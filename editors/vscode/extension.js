// The client of `isatool serve lsp`, and commands that show a rewritten kernel beside its source. It runs nothing but the
// program of the setting isatool.command, which no workspace can set, and writes into a folder of its own alone.
"use strict";

const { spawn } = require("node:child_process");
const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
let output;
let folder;

async function activate(context) {
  output = vscode.window.createOutputChannel("isatool");
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "isatool-"));
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand("isatool.compare", () => withFile(compare)),
    vscode.commands.registerCommand("isatool.page", () => withFile(showPage)),
    vscode.commands.registerCommand("isatool.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("isatool.command") && restart()),
  );
  await start();
}

async function deactivate() {
  await client?.stop();
  await fs.rm(folder, { recursive: true, force: true });
}

function command() {
  const [program, ...words] = vscode.workspace.getConfiguration("isatool").get("command");
  return [program.replace(/^~(?=[/\\])/, os.homedir()), ...words];
}

async function start() {
  const [program, ...words] = command();
  const server = { command: program, args: [...words, "serve", "lsp"] }; // a `transport` would add --stdio
  const documentSelector = ["file", "untitled"].flatMap((scheme) => [
    { scheme, language: "amdgcn" },
    { scheme, pattern: "**/*.s" },
  ]);
  client = new LanguageClient("isatool", "isatool", server, { documentSelector, outputChannel: output });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    await complain(`'${program}' did not start (${error.message}); it needs isatool with pygls: the setting isatool.command names it`);
  }
}

async function restart() {
  const running = client;
  client = undefined;
  await running?.stop().catch(() => undefined);
  await start();
}

// The file of the editor that is open, saved.
async function withFile(show) {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined || document.uri.scheme !== "file") {
    return complain("open an assembly file first");
  }
  if (document.isDirty && !(await document.save())) {
    return undefined;
  }
  try {
    return await show(document.uri.fsPath);
  } catch (error) {
    return complain(error.message);
  }
}

async function compare(file) {
  const way = vscode.workspace.getConfiguration("isatool", vscode.Uri.file(file)).get("rewrite");
  const name = path.basename(file);
  const own = await fs.mkdtemp(path.join(folder, "rewritten-"));
  const [after, page] = [path.join(own, name), path.join(own, "page.html")];
  const done = await run(`${way} ${name}`, [way, file, "-o", after, "--html", page]);
  if (done === undefined) {
    return;
  }
  if (!(await exists(after))) {
    throw new Error(done.text.trim() || `isatool ${way} wrote nothing`);
  }
  const [before, rewritten] = [vscode.Uri.file(file), vscode.Uri.file(after)];
  await vscode.commands.executeCommand("vscode.diff", before, rewritten, `${name}: before and after ${way}`);
  const [verdict] = done.text.trim().split("\n");
  const open = (await exists(page)) ? ["Show the page"] : [];
  const chosen = await vscode.window.showInformationMessage(verdict, ...open);
  if (chosen !== undefined) {
    await showHtml(`${name}: before and after`, page);
  }
}

async function showPage(file) {
  const name = path.basename(file);
  const page = path.join(await fs.mkdtemp(path.join(folder, "page-")), "page.html");
  const done = await run(`annotate ${name}`, ["code", "annotate", file, "--html", "-o", page]);
  if (done === undefined) {
    return;
  }
  if (!(await exists(page))) {
    throw new Error(done.text.trim() || "isatool code annotate wrote nothing");
  }
  await showHtml(name, page);
}

// What a run of isatool printed, or undefined if the user ended it. Exit code 1 is a result: not proved, or findings.
function run(title, words) {
  const [program, ...first] = command();
  const options = { location: vscode.ProgressLocation.Notification, title: `isatool ${title}`, cancellable: true };
  return vscode.window.withProgress(options, (_, token) => {
    return new Promise((resolve, reject) => {
      const child = spawn(program, [...first, ...words], { stdio: ["ignore", "pipe", "pipe"] });
      const parts = { stdout: "", stderr: "" };
      for (const stream of ["stdout", "stderr"]) {
        child[stream].setEncoding("utf8").on("data", (text) => {
          parts[stream] += text;
          output.append(text);
        });
      }
      token.onCancellationRequested(() => child.kill("SIGINT"));
      child.on("error", (error) => reject(new Error(`'${program}' did not start: ${error.message}; see isatool.command`)));
      child.on("close", (code) => {
        if (token.isCancellationRequested) {
          resolve(undefined);
        } else if (code === 0 || code === 1) {
          resolve({ code, text: parts.stdout || parts.stderr });
        } else {
          reject(new Error(parts.stderr.trim() || `isatool ended with code ${code}`));
        }
      });
    });
  });
}

async function showHtml(title, file) {
  const panel = vscode.window.createWebviewPanel("isatool", title, vscode.ViewColumn.Beside, {
    enableScripts: true,
    localResourceRoots: [],
  });
  panel.webview.html = await fs.readFile(file, "utf8");
}

async function exists(file) {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

async function complain(text) {
  output.appendLine(text);
  if ((await vscode.window.showErrorMessage(`isatool: ${text.split("\n")[0]}`, "Details")) === "Details") {
    output.show();
  }
}

module.exports = { activate, deactivate };
