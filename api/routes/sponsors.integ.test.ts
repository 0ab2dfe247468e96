import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sponsorClickAnswerSchema, sponsorsAnswerSchema } from '@/contract/sponsors';
import { sponsorClicks } from '../db/schema/sponsor-clicks';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function readClicks(sponsorId: number): Promise<number> {
  const rows = await api.deps.db
    .select({ total: sql<number>`coalesce(sum(${sponsorClicks.count}), 0)::int` })
    .from(sponsorClicks)
    .where(sql`${sponsorClicks.sponsorId} = ${sponsorId}`);
  return rows[0]?.total ?? 0;
}

describe('the list of sponsors', () => {
  test('only active ones are listed: VIP, featured, normal, each by sort and name, with all their terms', async () => {
    const { db } = api.deps;
    await addSponsor(db, { slug: 'plain-b', tier: 'normal', sort: 2 });
    await addSponsor(db, { slug: 'plain-a', tier: 'normal', sort: 1 });
    await addSponsor(db, { slug: 'star', tier: 'featured', sort: 9 });
    await addSponsor(db, {
      slug: 'crown',
      tier: 'vip',
      sort: 5,
      minDeposit: 10_000,
      wageringMultiplier: 7.5,
      paymentMethods: ['papara', 'kripto'],
      bonusKinds: ['deneme', 'freebet'],
      lastCheckedAt: new Date('2026-11-20T09:00:00Z'),
    });
    await addSponsor(db, { slug: 'resting', state: 'paused' });
    await addSponsor(db, { slug: 'gone', state: 'archived' });
    const { data } = sponsorsAnswerSchema.parse(await (await api.call('GET', '/sponsors')).json());
    expect(data.map(({ slug }) => slug)).toEqual(['crown', 'star', 'plain-a', 'plain-b']);
    expect(data[0]).toMatchObject({
      min_deposit: 10_000,
      wagering_multiplier: 7.5,
      payment_methods: ['papara', 'kripto'],
      bonus_kinds: ['deneme', 'freebet'],
      last_checked_at: '2026-11-20T09:00:00.000Z',
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b'])(
    'the database itself refuses %s as an address',
    async (link) => {
      await expect(addSponsor(api.deps.db, { slug: 'bad', link })).rejects.toThrow();
    },
  );
});

describe('visits to a sponsor', () => {
  test('200 parallel visits are 200 counted visits, and each gets the stored address', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'busy', link: 'https://busy.example/?ref=sikke' });
    const visit = async () => (await api.call('POST', '/sponsors/busy/clicks')).json();
    const answers = await Promise.all(Array.from({ length: 200 }, visit));
    const urls = answers.map((answer) => sponsorClickAnswerSchema.parse(answer).data.url);
    expect(new Set(urls)).toEqual(new Set(['https://busy.example/?ref=sikke']));
    expect(await readClicks(id)).toBe(200);
  });

  test('one address is counted 30 times an hour, led on all the same, and no other address with it', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'popular', link: 'https://popular.example/' });
    const visit = async (address: string) =>
      (await api.call('POST', '/sponsors/popular/clicks', { address })).status;
    const answers = await Promise.all(Array.from({ length: 60 }, () => visit('198.51.100.7')));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await readClicks(id)).toBe(30);
    expect(await visit('198.51.100.8')).toBe(200);
    expect(await readClicks(id)).toBe(31);
  });

  test('visits are counted by the day in Istanbul', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'daily' });
    await api.call('POST', '/sponsors/daily/clicks');
    api.clock.advance(24 * 60 * 60 * 1000);
    await api.call('POST', '/sponsors/daily/clicks');
    const rows = await api.deps.db
      .select()
      .from(sponsorClicks)
      .where(sql`${sponsorClicks.sponsorId} = ${id}`);
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
  });

  test('a paused sponsor, one without an address and an unknown one are 404 and count nothing', async () => {
    const paused = await addSponsor(api.deps.db, { slug: 'paused-one', state: 'paused' });
    const mute = await addSponsor(api.deps.db, { slug: 'mute', link: null });
    for (const slug of ['paused-one', 'mute', 'nobody', 'Busy', '..%2fusers', 'a%00b', 'x'.repeat(300)]) {
      const answer = await api.call('POST', `/sponsors/${slug}/clicks`);
      expect([slug, answer.status, await answer.json()]).toEqual([slug, 404, { error: 'not_found' }]);
    }
    expect(await Promise.all([readClicks(paused), readClicks(mute)])).toEqual([0, 0]);
  });
});
