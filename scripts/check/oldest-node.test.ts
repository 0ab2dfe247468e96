import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { z } from 'zod';
import nextConfig from '@/next.config';
import postcssConfig from '@/postcss.config.mjs';
import { siteBundle } from '@/supervisor/site-bundle.mjs';

// The first Nodes 20 cannot require an ES module (docs/adr/164), and no test runs on them: whatever is required there is looked at.

const root = join(import.meta.dirname, '../..');
const { resolve } = createRequire(join(root, 'package.json'));

test('what the site’s programs require of packages is CommonJS', async () => {
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
  expect([...new Set(required)].filter((path) => isModule(resolve(path)))).toEqual([]);
});

test('so are the plugins of PostCSS and the loaders that a build requires', () => {
  const rules = Object.values(nextConfig.turbopack?.rules ?? {});
  const loaders = rules.flatMap((rule) => loadersSchema.parse(rule).loaders);
  const required = [...Object.keys(postcssConfig.plugins), ...loaders];
  expect(required.length).toBeGreaterThan(3);
  expect(required.filter((path) => isModule(resolve(path)))).toEqual([]);
});

const loaderSchema = z.union([
  z.string(),
  z.object({ loader: z.string() }).transform(({ loader }) => loader),
]);
const loadersSchema = z.object({ loaders: z.array(loaderSchema) });

const packageSchema = z.object({ type: z.string().optional() });

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
