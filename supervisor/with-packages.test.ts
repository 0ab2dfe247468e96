import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { withPackages } from './with-packages.mjs';

test('takes the named packages in, with what lies below them, and leaves every other outside', async () => {
  const { metafile } = await build({
    stdin: {
      contents: `import 'zod'; import 'use-intl/core'; import 'zod-to-json'; import 'pg'; import 'node:fs';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    plugins: [withPackages(['zod', 'use-intl'])],
  });
  const [{ imports } = { imports: [] }] = Object.values(metafile.outputs);
  const outside = imports.flatMap(({ path, external }) => (external ? [path] : []));
  expect(outside).toEqual(expect.arrayContaining(['zod-to-json', 'pg', 'node:fs']));
  expect(outside.filter((path) => /^(zod|use-intl)(\/|$)/.test(path))).toEqual([]);
  const taken = Object.keys(metafile.inputs);
  for (const name of ['zod', 'use-intl'])
    expect(taken.some((path) => path.startsWith(`node_modules/${name}/`))).toBe(true);
});
