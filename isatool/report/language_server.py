"""The language server: `editor` after the protocol of pygls 2."""

from __future__ import annotations

from collections.abc import Sequence

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidRequest
from pygls.lsp.server import LanguageServer

from isatool.asm.canonical import canonical
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.demangle import plain_name, readable
from isatool.diagnostics import Diagnostic, Fix, Severity, UserError
from isatool.isa.target import Support
from isatool.report.editor import CharacterRange, Document
from isatool.report.editor_marks import TOKENS, EditorSymbol, inlay_hints, renamed, symbols, tokens
from isatool.version import __version__

_SEVERITY = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}


def make_server() -> LanguageServer:
    """A server with all features; its own documents are kept by it alone."""
    server = LanguageServer("isatool", __version__)
    cache: dict[str, Document] = {}
    saved: dict[str, str] = {}
    """texts as they were opened or saved: those that are priced"""

    def document(uri: str) -> Document:
        text_document = server.workspace.get_text_document(uri)
        found = cache.get(uri)
        if found is None or found.text != text_document.source:
            source = text_document.source
            found = cache[uri] = Document(source, text_document.path or uri, saved.get(uri) == source)
        return found

    def publish(uri: str) -> None:
        found = document(uri)
        server.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri, [_diagnostic(each) for each in found.diagnostics])
        )

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        saved[params.text_document.uri] = params.text_document.text
        publish(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        publish(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def kept(params: types.DidSaveTextDocumentParams) -> None:
        uri = params.text_document.uri
        saved[uri] = server.workspace.get_text_document(uri).source
        cache.pop(uri, None)
        workspace = server.client_capabilities.workspace
        if workspace is not None and workspace.inlay_hint is not None and workspace.inlay_hint.refresh_support:
            server.workspace_inlay_hint_refresh(None)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        cache.pop(params.text_document.uri, None)
        saved.pop(params.text_document.uri, None)
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(params: types.HoverParams) -> types.Hover | None:
        text = document(params.text_document.uri).hover(params.position.line, params.position.character)
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, text)) if text else None

    @server.feature(types.TEXT_DOCUMENT_COMPLETION)
    def complete(params: types.CompletionParams) -> types.CompletionList:
        names = document(params.text_document.uri).completions(params.position.line, params.position.character)
        items = [types.CompletionItem(name, kind=types.CompletionItemKind.Keyword) for name in names]
        return types.CompletionList(is_incomplete=False, items=items)

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(params: types.DefinitionParams) -> types.Location | None:
        uri = params.text_document.uri
        place = document(uri).definition(params.position.line, params.position.character)
        return types.Location(uri, _range(place)) if place is not None else None

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlight(params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
        found = document(params.text_document.uri).highlights(params.position.line, params.position.character)
        kinds = (types.DocumentHighlightKind.Read, types.DocumentHighlightKind.Write)
        return [types.DocumentHighlight(_range(place), kinds[written]) for place, written in found]

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    )
    def actions(params: types.CodeActionParams) -> list[types.CodeAction]:
        uri = params.text_document.uri
        found = document(uri)
        first, last = params.range.start.line + 1, params.range.end.line + 1
        return [
            _action(each, each.fix, uri, found.lines)
            for each in found.diagnostics
            if each.fix is not None and first <= each.span.line <= last and each.fix.line <= len(found.lines)
        ]

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def outline(params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        found = document(params.text_document.uri)
        return [_symbol(each, found.lines) for each in symbols(found)]

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    @server.thread()
    def hints(params: types.InlayHintParams) -> list[types.InlayHint]:
        found = inlay_hints(document(params.text_document.uri), params.range.start.line, params.range.end.line)
        return [types.InlayHint(types.Position(line, column), text, padding_left=True) for line, column, text in found]

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, types.SemanticTokensLegend(list(TOKENS), []))
    def semantic(params: types.SemanticTokensParams) -> types.SemanticTokens:
        data: list[int] = []
        before = (0, 0)
        for line, column, length, kind in tokens(document(params.text_document.uri)):
            data += (line - before[0], column - (before[1] if line == before[0] else 0), length, kind, 0)
            before = (line, column)
        return types.SemanticTokens(data)

    @server.feature(types.TEXT_DOCUMENT_RENAME)
    def rename(params: types.RenameParams) -> types.WorkspaceEdit:
        uri, at = params.text_document.uri, params.position
        try:
            places = renamed(document(uri), at.line, at.character, params.new_name)
        except UserError as error:
            raise JsonRpcInvalidRequest(str(error.diagnostics[0].message)) from None
        return types.WorkspaceEdit(changes={uri: [types.TextEdit(_range(each), params.new_name) for each in places]})

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def formatting(params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        found = document(params.text_document.uri)
        try:
            program = read_text(found.text, found.path, use=Support.READ)
            text = emit(canonical(program, Toolchain.find()))
        except UserError:  # the findings say why
            return []
        whole = types.Range(types.Position(0, 0), types.Position(len(found.lines), 0))
        return [types.TextEdit(whole, text)] if text != found.text else []

    return server


def _symbol(found: EditorSymbol, lines: Sequence[str]) -> types.DocumentSymbol:
    last = types.Range(types.Position(found.place.line, 0), types.Position(found.last, len(lines[found.last])))
    kind = types.SymbolKind.Function if found.labels else types.SymbolKind.Key
    children = [_symbol(each, lines) for each in found.labels]
    return types.DocumentSymbol(plain_name(found.name), kind, last, _range(found.place), children=children)


def _action(found: Diagnostic, fix: Fix, uri: str, lines: Sequence[str]) -> types.CodeAction:
    """The fix of a finding as an edit of whole lines; a deletion takes the end of the line along."""
    line = fix.line - 1
    last = line + 1 < len(lines)
    end = types.Position(line + 1, 0) if last else types.Position(line, len(lines[line]))
    text = "".join(f"{each}\n" for each in fix.replacement) if last else "\n".join(fix.replacement)
    edit = types.TextEdit(types.Range(types.Position(line, 0), end), text)
    return types.CodeAction(
        f"{found.rule}: {fix.description}",
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[_diagnostic(found)],
        edit=types.WorkspaceEdit(changes={uri: [edit]}),
    )


def _range(place: CharacterRange) -> types.Range:
    return types.Range(types.Position(place.line, place.first), types.Position(place.line, place.last))


def _diagnostic(found: Diagnostic) -> types.Diagnostic:
    span = found.span
    line, column = max(0, span.line - 1), max(0, span.column - 1)
    where = types.Range(types.Position(line, column), types.Position(line, column + max(1, span.length)))
    message = "\n".join((readable(found.message), *found.notes))
    return types.Diagnostic(where, message, severity=_SEVERITY[found.severity], code=found.rule, source="isatool")
