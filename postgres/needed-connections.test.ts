import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { neededConnections } from './needed-connections';

const perProcess = neededConnections(2) - neededConnections(1);

it('each process of the API may hold what its pools take at most, one connection to listen and one for a bot', () => {
  const pool = numberIn('api/db/client.ts', /maxConnections = (\d+),/);
  const jobs = numberIn('api/jobs/work.ts', /concurrency = (\d+);/);
  const more = numberIn('api/jobs/work.ts', /maxConnections: concurrency \+ (\d+),/);
  expect(perProcess).toBe(pool + jobs + more + 2);
});

it('docs/operating.md tells operators the same number', () => {
  const [, each, beside] =
    /`max_connections` of (\d+) for each process of the API and (\d+) more/.exec(
      readFileSync('docs/operating.md', 'utf8'),
    ) ?? [];
  for (const processes of [1, 4])
    expect(Number(each) * processes + Number(beside)).toBe(neededConnections(processes));
});

function numberIn(path: string, words: RegExp): number {
  return Number(words.exec(readFileSync(path, 'utf8'))?.[1]);
}
