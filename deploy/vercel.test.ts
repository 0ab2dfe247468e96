import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** What a host without our front and without a disk asks of the site; what is proved on its build: e2e/vercel.spec.ts. */
const settings = z
  .object({
    framework: z.literal('nextjs'),
    installCommand: z.string(),
    buildCommand: z.string(),
    functions: z.object({ 'app/**/*': z.object({ maxDuration: z.number().int() }) }),
  })
  .parse(JSON.parse(readFileSync('vercel.json', 'utf8')));

const sourcesOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|fixture)\./.test(name))
    .map((name) => join(room, name));

it('a function may take longer than the longest that the site waits for its upstream, and not much', () => {
  const waits = ['lib/upstream', 'lib/bff']
    .flatMap(sourcesOf)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/imeoutMs(?: =|:) ([\d_]+)/g)])
    .map(([, number = '0']) => Number(number.replaceAll('_', '')));
  const longest = Math.max(...waits) / 1000;
  const { maxDuration } = settings.functions['app/**/*'];
  expect(longest).toBeGreaterThan(1);
  expect(maxDuration).toBeGreaterThan(longest);
  expect(maxDuration).toBeLessThanOrEqual(15);
});

it('it installs and builds as everywhere else', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(settings.installCommand).toBe('npm ci');
  expect(scripts[settings.buildCommand.replace('npm run ', '')]).toBe('next build');
});

it('nothing of the site reads or writes a disk, starts a program or opens a port', () => {
  const uses = ['app', 'lib', 'components', 'contract'].flatMap(sourcesOf).filter(
    (file) =>
      // The cache handler is Next's way to its own disk, and is not asked there.
      !file.startsWith('lib/csp/cache-handler') &&
      /from 'node:(fs|fs\/promises|child_process|net|cluster|worker_threads)'/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(uses).toEqual([]);
});
