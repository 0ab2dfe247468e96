/**
 * How long whoever asks keeps a connection on which nothing is asked, in milliseconds, whatever the other side offers. A call that is given up leaves a
 * connection behind that undici opens for the next one, and a server ends one on which no request has come after ten seconds (`headersTimeout` of the front and of
 * the API), with 408: the next call must not meet that end (docs/adr/450).
 */
export const keptConnections = { keepAliveTimeout: 4_000, keepAliveMaxTimeout: 8_000 } as const;
