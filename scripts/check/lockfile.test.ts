import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        inBundle: z.boolean().optional(),
        optional: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** A program for another platform stands there without its hash, which npm takes down where it is installed. */
it('every package has its hash and no address of its own: npm takes it from the registry it is told (T-SUP-1)', () => {
  const others = Object.entries(lock.packages).filter(
    ([path, { resolved, integrity, inBundle, optional }]) =>
      path !== '' && (resolved !== undefined || !(integrity?.startsWith('sha512-') || inBundle || optional)),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

it('every package of ours is asked for in one exact version', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
});

/** Below these are known holes. */
it.each([
  ['next', [16, 4, 6]],
  ['react', [19, 3, 1]],
  ['react-dom', [19, 3, 1]],
  ['sharp', [0, 35, 5]],
  ['zod', [4, 6, 7]],
])('%s is at least %j, as it is installed for us', (name, floor) => {
  const { version = '' } = lock.packages[`node_modules/${name}`] ?? {};
  const parts = version.split('-')[0]?.split('.').map(Number) ?? [];
  const at = parts.findIndex((part, place) => part !== floor[place]);
  expect(parts.length === 3 && (at === -1 || (parts[at] ?? 0) > (floor[at] ?? 0)), version).toBe(true);
});
