import { join } from 'node:path';
import { withPackages } from './with-packages.mjs';

/** `jose` is an ES module alone, which the first Nodes 20 cannot require; the others are many small modules, or come with one. */
const taken = [
  'server-only',
  'zod',
  'jose',
  'lru-cache',
  'iron-session',
  'eventsource-parser',
  'fast-json-patch',
];

/**
 * How a program of `front/` is made: as CommonJS, without a loader. An ESM loader stays for good, and each request's import of the cache handler would go
 * through its thread. Without `keepNames`: the name of each function would be set anew whenever the function is made, so for each request; what is not minified
 * has its names anyway.
 * @param {string} root
 * @returns {import('esbuild').BuildOptions}
 */
export function siteBundle(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    plugins: [withPackages(taken)],
    platform: 'node',
    target: 'node20.9',
    format: 'cjs',
    sourcesContent: false,
    // It throws outside of React's server condition, which is for what is rendered.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
    logLevel: 'error',
  };
}
