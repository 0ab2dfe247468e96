import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sponsorEntriesAnswerSchema, sponsorEntryKinds } from '@/contract/sponsor-entries';
import { raffleSponsors } from '../db/schema/raffle-sponsors';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addNews, addRaffle, addSponsor } from '../testing/content.fixture';
import { addEvent, addTournament } from '../testing/events.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addSpecialOdd } from '../testing/special-odds.fixture';
import { addBuySession, addHunt } from '../testing/streamed.fixture';
import { addWagerEvent } from '../testing/wager-events.fixture';

let api: TestApp;
let now: number;
beforeAll(async () => {
  api = await createTestApp();
  now = api.clock.now();
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(now + hours * 3_600_000);
async function readEntries(slug: string) {
  const answer = await api.call('GET', `/sponsors/${slug}/entries`);
  return sponsorEntriesAnswerSchema.parse(await answer.json()).data;
}

describe('what is held with a sponsor', () => {
  test('comes by kind, with its state by the clock, and without drafts or what is another’s, in one statement', async () => {
    const { db } = api.deps;
    const [sponsorId, other] = [
      await addSponsor(db, { slug: 'ornek' }),
      await addSponsor(db, { slug: 'baska' }),
    ];
    const raffleId = await addRaffle(db, { slug: 'cekilis' });
    const rule = { raffleId, amountPerTicket: 10_000 };
    await db.insert(raffleSponsors).values([
      { ...rule, sponsorId },
      { ...rule, sponsorId: other },
    ]);
    // Over by the clock, although no job has written it down yet.
    await addWagerEvent(db, { slug: 'yaris', sponsorId, endsAt: inHours(-0.5) });
    await addEvent(db, { slug: 'etkinlik', sponsorId });
    await addEvent(db, { slug: 'taslak', sponsorId, state: 'draft' });
    await addEvent(db, { slug: 'baskasinin', sponsorId: other });
    await addTournament(db, { slug: 'turnuva', sponsorId });
    await addSpecialOdd(db, now, { slug: 'oran', sponsorId });
    await addHunt(db, { slug: 'av', sponsorId });
    await addHunt(db, { slug: 'taslak-av', sponsorId, state: 'draft' });
    await addBuySession(db, { slug: 'alim', sponsorId });
    await addMarketItem(db, { slug: 'urun', sponsorId, price: 250 });
    await addMarketItem(db, { slug: 'biten-urun', sponsorId, price: 90, stock: 0, state: 'sold_out' });
    await addNews(db, { slug: 'haber', sponsorId, publishAt: inHours(-1) });
    await addNews(db, { slug: 'yarin', sponsorId, state: 'scheduled', publishAt: inHours(24) });
    const { answer, statements } = await recordedCall(api, '/sponsors/ornek/entries');
    const { data } = sponsorEntriesAnswerSchema.parse(await answer.json());
    const seen = data.map(({ kind, entries }) => [kind, entries.map(({ slug, state }) => [slug, state])]);
    expect(seen).toEqual([
      ['raffles', [['cekilis', 'open']]],
      ['wager-events', [['yaris', 'waiting']]],
      ['events', [['etkinlik', 'live']]],
      ['tournaments', [['turnuva', 'open']]],
      ['special-odds', [['oran', 'open']]],
      ['bonus-hunts', [['av', 'live']]],
      ['bonus-buys', [['alim', 'done']]],
      [
        'market',
        [
          ['urun', 'open'],
          ['biten-urun', 'sold_out'],
        ],
      ],
      ['news', [['haber', null]]],
    ]);
    expect(seen.map(([kind]) => kind)).toEqual([...sponsorEntryKinds]);
    expect(data[4]?.entries[0]).toMatchObject({ title: 'Ev – Deplasman', detail: 'Ev', odds: 2.4 });
    expect(data[7]?.entries[0]).toMatchObject({ price: 250, at: null });
    expect(statements).toHaveLength(1);
  });

  test('is the newest few of each kind', async () => {
    const sponsorId = await addSponsor(api.deps.db, { slug: 'dolu' });
    for (const hour of [1, 2, 3, 4, 5, 6])
      await addNews(api.deps.db, { slug: `haber-${hour}`, sponsorId, publishAt: inHours(-hour) });
    const [group] = await readEntries('dolu');
    expect(group?.entries.map(({ slug }) => slug)).toEqual(['haber-1', 'haber-2', 'haber-3', 'haber-4']);
  });

  test('is nothing for a sponsor without entries, still told of one that is no longer recommended, and 404 for none', async () => {
    await addSponsor(api.deps.db, { slug: 'bos' });
    expect(await readEntries('bos')).toEqual([]);
    const sponsorId = await addSponsor(api.deps.db, { slug: 'eski', state: 'archived' });
    await addEvent(api.deps.db, { slug: 'eski-etkinlik', sponsorId });
    expect(await readEntries('eski')).toHaveLength(1);
    await addSponsor(api.deps.db, { slug: 'taslak', state: 'draft' });
    for (const slug of ['taslak', 'yok'])
      expect((await api.call('GET', `/sponsors/${slug}/entries`)).status).toBe(404);
  });
});
