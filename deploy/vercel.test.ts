import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { timeLimits } from '@/lib/upstream/call';

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
    .filter((name) => /\.([cm]?[jt]s|tsx)$/.test(name) && !/\.(test|fixture)\./.test(name))
    .map((name) => join(room, name));

/** The most that every plan of Vercel lets a function take, in seconds (vercel.com/docs/functions/limitations, December 2025). */
const mostOfEveryPlan = 300;

it('a function may take longer than the site waits for any one call, and no longer than every plan of Vercel allows', () => {
  const named = ['lib/upstream', 'lib/bff', 'lib/session']
    .flatMap(sourcesOf)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/imeoutMs(?: =|:) ([\d_]+)/g)])
    .map(([, number = '0']) => Number(number.replaceAll('_', '')));
  expect(named.length).toBeGreaterThan(3);
  const longest = Math.max(...named, ...Object.values(timeLimits)) / 1000;
  const { maxDuration } = settings.functions['app/**/*'];
  // Calls follow each other: what all of an answer's may take is summed in lib/bff/longest-answer.test.ts.
  expect(maxDuration).toBeGreaterThan(longest);
  expect(maxDuration).toBeLessThanOrEqual(mostOfEveryPlan);
});

it('it installs and builds as everywhere else', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(settings.installCommand).toBe('npm ci');
  expect(scripts[settings.buildCommand.replace('npm run ', '')]).toBe('next build');
});

/** What names a disk all the same, and why that is none of Vercel's functions at work. */
const exceptions = {
  'lib/csp/shared-files.mjs':
    'how the cache handler writes a page; it writes none where Next is told that others keep pages (lib/csp/no-disk.test.ts)',
  'lib/next-modules-loader.cjs': 'a loader of the build',
};

const forbidden =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`](?:node:)?(?:fs|fs\/promises|child_process|net|tls|http2|dgram|cluster|worker_threads)['"`]/;

/** The site's own rooms, and what it takes of others. */
function sourcesOfTheSite(): readonly string[] {
  const own = [...['app', 'lib', 'components', 'contract'].flatMap(sourcesOf), 'middleware.ts'];
  const others = /from '@\/((?:api|front|postgres|scripts|supervisor|system)\/[^']+)'/g;
  const taken = own.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(others)]);
  return [...own, ...taken.map(([, name]) => `${name}.ts`)];
}

it('nothing of the site that runs there reads or writes a disk, starts a program or opens a port, but for what is named here', () => {
  const uses = sourcesOfTheSite().filter((file) => forbidden.test(readFileSync(file, 'utf8')));
  expect(uses.toSorted()).toEqual(Object.keys(exceptions));
});

it.each([
  "import { readFile } from 'node:fs/promises';",
  'import fs from "fs";',
  "import 'node:net';",
  "const { rm } = await import('node:fs/promises');",
  "const { spawn } = require('child_process');",
  "import(\n  'node:fs'\n)",
  "export * from 'node:cluster';",
])('such a use is seen: %j', (code) => {
  expect(code).toMatch(forbidden);
});
