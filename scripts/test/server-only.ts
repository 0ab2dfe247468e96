// `server-only` throws outside React's server condition; tests of server modules run in plain Node and need the empty one.
export {};
