import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** What an image can run: of each its source and its file. The site's is CommonJS, as everything of Next is that it loads. */
export const imagePrograms = {
  site: { source: 'front/site-server.ts', file: 'site.cjs', format: 'cjs' },
  api: { source: 'api/main.ts', file: 'api.mjs', format: 'esm' },
  // No command of its own: `api` starts it, by this name.
  readBooks: { source: 'api/read-books.ts', file: 'read-books.mjs', format: 'esm' },
  upgrade: { source: 'scripts/upgrade.ts', file: 'upgrade.mjs', format: 'esm' },
  backup: { source: 'scripts/backup.ts', file: 'backup.mjs', format: 'esm' },
  restore: { source: 'scripts/restore.ts', file: 'restore.mjs', format: 'esm' },
  reconcile: { source: 'scripts/reconcile.ts', file: 'reconcile.mjs', format: 'esm' },
  admin: { source: 'scripts/admin.ts', file: 'admin.mjs', format: 'esm' },
} as const;

/** Makes each program one file in the folder's root. Packages stay outside. */
export async function bundlePrograms(folder: string): Promise<void> {
  for (const { source, file, format } of Object.values(imagePrograms)) {
    await build({
      entryPoints: [source],
      outfile: join(folder, file),
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20.9',
      format,
      // Not the identifiers: a stack is read by them, and to set names beside short ones costs each request.
      minifySyntax: true,
      minifyWhitespace: true,
      tsconfig: 'tsconfig.json',
      logLevel: 'error',
      plugins: [besideTheProgram(format), serverOnly],
    });
  }
}

/** The mark that keeps a module out of browsers: a server is none, and Next answers it so, too. */
const serverOnly: Plugin = {
  name: 'server-only',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/** A source that asks where it lies is told where it would lie below the program's folder. */
function besideTheProgram(format: 'cjs' | 'esm'): Plugin {
  const own = format === 'esm' ? 'import.meta.url' : 'require("node:url").pathToFileURL(__filename).href';
  const root = resolve('.');
  return {
    name: 'beside-the-program',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(root, path))}, ${own}).href`,
        ),
        loader: 'ts',
      })),
  };
}
