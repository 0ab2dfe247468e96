import { join } from 'node:path';

/**
 * How a program of `front/` is made: as CommonJS, without a loader. An ESM loader stays for good, and each request's import of the cache handler would go
 * through its thread.
 * @param {string} root
 * @returns {import('esbuild').BuildOptions}
 */
export function siteBundle(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.9',
    format: 'cjs',
    keepNames: true,
    sourcesContent: false,
    // It throws outside of React's server condition, which is for what is rendered.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
    logLevel: 'error',
  };
}
