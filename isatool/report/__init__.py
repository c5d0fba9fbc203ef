"""Results as text, JSON, SARIF, pages and answers to editors; nothing is computed here that a result does not have.

`analyze`: `analysis_text`, `timeline`. `annotate`: `annotations` (the columns of every line), and its page:
`annotated_page` (sections), `page_source` (code and hot lines), `page_figures` (tables), `drawing`, `page.js`,
`page.css`. `run`: `run_text`. `check`: `findings`, `sarif`. What rewrites: `rewrite_text`. `init`: `launch_skeleton`.
`trace`: `trace_text`, `traced_lines`. Budgets: `budget`. Editors: `editor`, `editor_marks`, `language_server`.
Notebooks: `displays`.
"""
