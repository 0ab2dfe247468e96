import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterEach, expect, it } from 'vitest';
import { pastChanges } from './past-changes';

afterEach(() => tagsManifest.clear());

it('takes what was made before the last change of its tag for old, by a clock of its own, and never less than it knew', async () => {
  tagsManifest.set('news', { expired: 9_999 });
  const past = pastChanges(() => 10_000);
  past.take({ wins: 0, market: 4_000, news: 500 });
  await past.isTaken;
  expect(['wins', 'market', 'news', 'games'].map((tag) => tagsManifest.get(tag)?.expired)).toEqual([
    10_000,
    6_000,
    9_999,
    undefined,
  ]);
});

it('waits for nobody where there is no such stream', async () => {
  const past = pastChanges();
  past.giveUp();
  await past.isTaken;
  expect(tagsManifest.size).toBe(0);
});
