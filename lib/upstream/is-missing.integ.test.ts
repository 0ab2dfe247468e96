import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNews, addSponsor } from '@/api/testing/content.fixture';
import { type RealUpstream, startRealUpstream } from '@/lib/bff/real-upstream.fixture';
import { fillPattern } from '@/lib/fill-pattern';
import { patterns } from '@/lib/paths';
import { entryPages } from './entry-calls';
import { isMissing } from './is-missing';

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
});
afterAll(() => upstream.close());

it('our own API answers 404 to the call of every kind of entry that is not there', async () => {
  for (const page of entryPages)
    expect(await isMissing(fillPattern(patterns[page], ['404404'])), page).toBe(true);
});

it('finds what was published a moment ago', async () => {
  expect(await isMissing('/haberler/yeni')).toBe(true);
  await addNews(upstream.api.deps.db, {
    slug: 'yeni',
    publishAt: new Date(upstream.api.clock.now() - 60_000),
  });
  expect(await isMissing('/haberler/yeni')).toBe(false);
  expect(await isMissing('/sponsorlar/yeni')).toBe(true);
  await addSponsor(upstream.api.deps.db, { slug: 'yeni' });
  expect(await isMissing('/sponsorlar/yeni')).toBe(false);
});
