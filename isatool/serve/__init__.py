"""A process that has imported isatool already, from which the command line forks (docs/serve.md).

`start` is the entry of the command; `client` asks, and starts the process; `place` is what both sides know: folder,
protocol, what has to be equal on both. `server` waits for clients, `loaded` is what it has imported, from which files;
`worker` becomes the client's process. `start`, `client` and `place` import as little as they can.
"""
