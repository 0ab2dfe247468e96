import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { siteBundle } from '@/supervisor/site-bundle.mjs';

it('needs nothing of Next, whose cache and texts the front server does not have (docs/adr/458)', async () => {
  const made = await build({
    ...siteBundle(process.cwd()),
    entryPoints: ['lib/bff/direct-rows.ts'],
    write: false,
    metafile: true,
  });
  const [{ imports } = { imports: [] }] = Object.values(made.metafile.outputs);
  const outside = imports.flatMap(({ path, external }) => (external ? [path] : []));
  const taken = Object.keys(made.metafile.inputs).map((path) => path.split('node_modules/').pop() ?? path);
  const packages = [...outside, ...taken];
  expect(packages).toEqual(expect.arrayContaining(['undici', expect.stringMatching(/^zod\//)]));
  expect(packages.filter((path) => /^(next|next-intl|react)(\/|$)/.test(path))).toEqual([]);
});
