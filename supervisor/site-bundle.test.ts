import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteBundle } from './site-bundle.mjs';

const packageSchema = z.object({ name: z.string().optional(), type: z.string().optional() });

test('what the site’s program requires of packages is CommonJS, which the first Nodes 20 can require alone', async () => {
  const root = resolve('.');
  const { metafile } = await build({
    ...siteBundle(root),
    entryPoints: ['front/site-server.ts', 'front/site-processes.ts'],
    outdir: 'nowhere',
    write: false,
    metafile: true,
  });
  const required = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => path),
  );
  expect(required).toContain('next');
  const modules = [...new Set(required)].filter((path) =>
    isModule(createRequire(join(root, 'x.cjs')).resolve(path)),
  );
  expect(modules).toEqual([]);
});

/** By the end of its name, or by the package that it lies in. */
function isModule(file: string): boolean {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.mjs');
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const found = readPackage(join(folder, 'package.json'));
    if (found) return found.type === 'module';
  }
  return false;
}

function readPackage(file: string): z.infer<typeof packageSchema> | null {
  try {
    return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
