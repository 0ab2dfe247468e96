import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveriesAnswerSchema, deliverySummaryAnswerSchema } from '@/contract/deliveries';
import type { PrizeWire } from '@/contract/prizes';
import { prizeClaims } from '../../db/schema/prize-claims';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { addSponsor } from '../../testing/content.fixture';
import { prize } from '../../testing/results.fixture';
import { addWagerEvent } from '../../testing/wager-events.fixture';

const hourMs = 3_600_000;

let api: TestApp;
let userIds: string[];
beforeAll(async () => {
  api = await createTestApp();
  userIds = [];
  while (userIds.length < 4) userIds.push(await makeUser(api, `kazanan${userIds.length}`));
});
afterAll(() => api.close());

interface Way {
  readonly type: PrizeWire['type'];
  /** Each state with how many hours after the win. */
  readonly moves: readonly (readonly ['pending' | 'delivered' | 'disputed' | 'rejected', number])[];
}

/** The prizes of a race of a sponsor's, won 30 days ago, and what became of each. */
async function addRace(slug: string, ways: readonly Way[]) {
  const { db } = api.deps;
  const sponsorId = await addSponsor(db, { slug });
  const wagerEventId = await addWagerEvent(db, { slug, sponsorId });
  const at = new Date(api.clock.now() - 30 * 24 * hourMs);
  for (const [nth, { type, moves }] of ways.entries()) {
    const isAtOnce = moves[0]?.[0] === 'delivered' && moves[0][1] === 0;
    const won = {
      wagerEventId,
      position: nth + 1,
      prize: prize(nth + 1, { type }),
      userId: userIds[nth] ?? '',
    };
    const state = isAtOnce ? ('delivered' as const) : ('needs_info' as const);
    const [row] = await db
      .insert(prizeClaims)
      .values({ ...won, state, createdAt: at, movedAt: at, answerBy: at })
      .returning({ id: prizeClaims.id });
    for (const [state, hours] of isAtOnce ? [] : moves) {
      const movedAt = new Date(at.getTime() + hours * hourMs);
      await db
        .update(prizeClaims)
        .set({ state, movedAt })
        .where(eq(prizeClaims.id, row?.id ?? 0));
    }
  }
}

test('the median goes from the win to the first delivery, by what prizes are and by sponsor, without what was handed over at once; who delivered none is listed with none', async () => {
  const came = (type: PrizeWire['type'], hours: number): Way => ({
    type,
    moves: [
      ['pending', 1],
      ['delivered', hours],
    ],
  });
  await addRace('hizli', [
    came('physical', 10),
    came('physical', 20),
    // Said not to have come and delivered again: the first time counts, the dispute is told elsewhere.
    { type: 'physical', moves: [...came('physical', 90).moves, ['disputed', 100], ['delivered', 200]] },
    { type: 'coin', moves: [['delivered', 0]] },
  ]);
  await addRace('hic', [
    { type: 'code', moves: [['pending', 1]] },
    { type: 'code', moves: [['rejected', 5]] },
  ]);
  const answer = await api.call('GET', '/prizes/summary');
  const { data } = deliverySummaryAnswerSchema.parse(await answer.json());
  const timesOf = <T extends { delivered: number; at_once: number; median_s: number | null }>(one: T) => [
    one.delivered,
    one.at_once,
    one.median_s,
  ];
  expect(data.types.map((one) => [one.type, ...timesOf(one)])).toEqual([
    ['code', 0, 0, null],
    ['coin', 1, 1, null],
    ['physical', 3, 0, 20 * 3600],
  ]);
  expect(data.sponsors.map((one) => [one.sponsor.slug, ...timesOf(one)])).toEqual([
    ['hizli', 4, 1, 20 * 3600],
    ['hic', 0, 0, null],
  ]);
  const ofSponsor = await (await api.call('GET', '/prizes?sponsor=hic')).json();
  const states = deliveriesAnswerSchema.parse(ofSponsor).data.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['claimed', 'forfeited']);
});
