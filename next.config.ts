import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { securityHeaders } from './lib/csp/security-headers';
import { env } from './lib/env';
import { patterns } from './lib/paths';
import { hintScripts } from './system/compile-hint';
import { writeCompressedCopies } from './system/compressed-copies';

env();

const root = fileURLToPath(new URL('.', import.meta.url));

type Rules = NonNullable<NonNullable<NextConfig['turbopack']>['rules']>;

/**
 * Texts are parsed with the build, so that no visitor fetches the parser. What next-intl's `experimental.messages` sets, but for the loader: its own
 * cannot be required by Node before 20.19.
 */
const textsOfTheBuild: Rules[string] = {
  loaders: [
    { loader: './lib/i18n/texts-loader.cjs', options: { messages: { format: 'json', precompile: true } } },
  ],
  condition: { path: './messages/**/*' },
  as: '*.js',
};

/** What browsers load of Next comes of its modules, from which what nobody uses can be left out (docs/adr/430). */
const modulesOfNext: Rules[string] = {
  loaders: ['./lib/next-modules-loader.cjs'],
  condition: { all: ['browser', 'production', { path: /node_modules\/next\/dist\/(client|shared|lib)\// }] },
  as: '*.js',
};

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // No page without its title, not for a moment (docs/adr/291).
  htmlLimitedBots: /./,
  images: { unoptimized: true },
  // Before pages are made: they name the scripts' hashes. The salt has hinted scripts named unlike those without, which browsers keep for a year.
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      hintScripts(distDir);
      // Vercel compresses what it serves.
      if (!env().VERCEL) await writeCompressedCopies(distDir);
    },
  },
  outputHashSalt: 'compile-hint',
  // `npm run check` does, once a change and not once a start (docs/adr/006).
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root,
    rules: { '*.json': textsOfTheBuild, '*.js': modulesOfNext },
    resolveAlias: { 'use-intl/format-message': formatOnly() },
  },
  experimental: {
    // A style sheet that applies a variant of another one is taken from the cache as it was (docs/adr/004).
    turbopackFileSystemCacheForBuild: false,
    // A page's code is loaded when it is made for the first time (docs/adr/406).
    preloadEntriesOnStart: false,
  },
  // It reads its own files by their place.
  serverExternalPackages: ['css-tree'],
  // The guard owns the one canonical form of a path (D8).
  skipTrailingSlashRedirect: true,
  // Vercel keeps pages and answers itself; ours would take the place of its store, which a revalidation reaches (docs/adr/014).
  ...(env().VERCEL
    ? {}
    : { cacheHandler: fileURLToPath(new URL('lib/csp/cache-handler.mjs', import.meta.url)) }),
  // Counted in letters, of which each takes two bytes (docs/adr/447).
  cacheMaxMemorySize: 32 * 1_048_576,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders() },
    // Named by what it holds (docs/adr/471).
    {
      source: '/icons/:name([0-9a-f]{6}).svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // What the worker does: it asks this site alone, and runs nothing else.
    {
      source: patterns.serviceWorker,
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
        { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
      ],
    },
    // The last match wins: a sponsor learns nothing of where a click came from.
    {
      source: patterns.visit.replace('[slug]', ':slug'),
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
  ],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);

/** The part of next-intl that needs no parser. */
function formatOnly(): string {
  const path = createRequire(import.meta.url).resolve('use-intl/format-message/format-only');
  return `./${relative(root, path).replaceAll('\\', '/')}`;
}
