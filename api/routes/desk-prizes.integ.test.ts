import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DeskPrizeWire,
  deskDrawsAnswerSchema,
  deskDrawsQuerySchema,
  deskPrizesAnswerSchema,
  deskPrizesQuerySchema,
} from '@/contract/desk-prizes';
import { prizeAreas } from '@/contract/prizes';
import { prizeClaims } from '../db/schema/prize-claims';
import { raffles } from '../db/schema/raffles';
import { listDraws } from '../services/desk/prizes/list-draws';
import { listPrizes } from '../services/desk/prizes/list-prizes';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { review } from '../testing/claims.fixture';
import { finals } from '../testing/finals.fixture';
import { recorded } from '../testing/query-count.fixture';
import { addContestRules, prize } from '../testing/results.fixture';

let api: TestApp;
let moderator: string;
let editor: string;
let ids: string[];
const spin = { type: 'free_spin', title: '50 dönüş', amount: 50 } as const;
beforeAll(async () => {
  api = await createTestApp();
  await addContestRules(api.deps);
  await makeUser(api, 'denetci', { permission: 'moderator' });
  await makeUser(api, 'editor', { permission: 'editor' });
  await makeUser(api, 'admin-bir', { permission: 'admin' });
  await makeUser(api, 'admin-iki', { permission: 'admin' });
  [moderator, editor] = [await logInAs(api, 'denetci'), await logInAs(api, 'editor')];
  ids = [];
  while (ids.length < 5) ids.push(await makeUser(api, `kazanan${ids.length}`));
  const prizes = [prize(1, { rank_to: 3, ...spin }), prize(4, { amount: 250 })];
  for (const area of prizeAreas) {
    const slug = `son-${area.replace('_', '-')}`;
    const final = await finals[area](api.deps, { slug, prizes, userIds: ids });
    await final.end();
  }
});
afterAll(() => api.close());

async function list(query = '') {
  const answer = await api.call('GET', `/desk/prizes?${query}`, { token: moderator });
  return deskPrizesAnswerSchema.parse(await answer.json());
}
async function all(query = ''): Promise<DeskPrizeWire[]> {
  const first = await list(query);
  if (!first.next_cursor) return first.data;
  return [...first.data, ...(await list(`${query}&cursor=${first.next_cursor}`)).data];
}
async function draws(query = '') {
  const answer = await api.call('GET', `/desk/draws?${query}`, { token: moderator });
  return deskDrawsAnswerSchema.parse(await answer.json()).data;
}

describe('the list of prizes', () => {
  test('has every prize of every area until it is delivered, the latest first, each once', async () => {
    const [open, delivered] = [await all(), await all('list=delivered')];
    const stored = await api.deps.db.select().from(prizeClaims);
    expect(open.length + delivered.length).toBe(stored.length);
    expect(new Set(open.map(({ area }) => area))).toEqual(new Set(prizeAreas));
    const order = open.map(({ id }) => id);
    expect(order).toEqual([...new Set(order)].sort((a, b) => b - a));
    expect(delivered.every(({ details }) => details.coins === 250)).toBe(true);
    expect(open.every(({ state, details }) => state === 'needs_info' && details.answer_by)).toBe(true);
  });

  test.each(prizeAreas)('has those of a %s alone, with what they were won in', async (area) => {
    const found = await all(`area=${area}`);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect([one.area, one.details[area] !== undefined]).toEqual([area, true]);
  });

  test('has those of one draw, or of who is looked for, and none of another state', async () => {
    expect((await all('raffle=son-raffle')).every(({ area }) => area === 'raffle')).toBe(true);
    expect(await all('raffle=yok')).toEqual([]);
    const found = await all('q=KAZANAN1');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ member }) => member.username))).toEqual(new Set(['kazanan1']));
    expect(await all('list=disputed')).toEqual([]);
    expect((await api.call('GET', '/desk/prizes?list=x', { token: moderator })).status).toBe(422);
  });

  test('tells nobody’s address, and takes three queries', async () => {
    const [first] = await all();
    const delivery = { site_username: 'gizli-hesap', address: 'Gizli Sokak' };
    await api.deps.db
      .update(prizeClaims)
      .set({ delivery })
      .where(eq(prizeClaims.id, first?.id ?? 0));
    const answer = await api.call('GET', '/desk/prizes', { token: moderator });
    expect(await answer.text()).not.toMatch(/gizli/i);
    const query = deskPrizesQuerySchema.parse({});
    const { statements } = await recorded(api, (db) => listPrizes({ ...api.deps, db }, query));
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('says until when the team promised its next step; its own approval puts that off by nothing', async () => {
    const [claim] = await all();
    const find = async () => (await all()).find(({ id }) => id === claim?.id);
    expect(await find()).toMatchObject({ state: 'needs_info', due_at: null });
    const isIt = eq(prizeClaims.id, claim?.id ?? 0);
    const answered = new Date(api.clock.now() - 71 * 3_600_000);
    await api.deps.db.update(prizeClaims).set({ state: 'pending', waitingSince: answered }).where(isIt);
    const dueAt = new Date(answered.getTime() + 72 * 3_600_000).toISOString();
    expect(await find()).toMatchObject({ due_at: dueAt });
    const approved = await review(api, moderator, `prize/${claim?.id}`, { action: 'approve' });
    expect(approved.status).toBe(200);
    expect(await find()).toMatchObject({ state: 'approved', due_at: dueAt });
  });
});

describe('the list of draws', () => {
  test('counts what became of the prizes of a drawn one', async () => {
    const drawn = (await draws('list=drawn')).find(({ slug }) => slug === 'son-raffle');
    expect(drawn).toMatchObject({ state: 'drawn', cancel: 'over', is_late: false });
    expect(drawn?.prizes).toEqual({ open: 3, done: 1, lost: 0 });
    expect(drawn?.drawn_at).not.toBeNull();
  });

  test('says of one that is open what comes next, whether the clock is late, and that its cancellation waits', async () => {
    const now = api.clock.now();
    const at = (hours: number) => new Date(now + hours * 3_600_000);
    const hex = '00'.repeat(32);
    await api.deps.db.insert(raffles).values({
      ...{ slug: 'acik', title: 'Kış Gecesi', state: 'open', prizes: [prize(1)], ticketCount: 7 },
      ...{ startsAt: at(-3), endsAt: at(1), drawAt: at(2), algorithm: 'a', commitment: hex, serverSeed: hex },
    });
    const read = async () => (await draws('q=gecesi')).find(({ slug }) => slug === 'acik');
    expect(await read()).toMatchObject({ tickets: 7, players: null, is_late: false, cancel: 'possible' });
    await api.call('POST', '/desk/content/raffles/entries/acik/moves', {
      ...{ token: editor, headers: { 'Idempotency-Key': randomUUID() } },
      body: { move: 'cancel', reason: 'Ödül yok.' },
    });
    expect(await read()).toMatchObject({ state: 'open', cancel: 'waiting' });
    await api.deps.db
      .update(raffles)
      .set({ endsAt: at(-1) })
      .where(eq(raffles.slug, 'acik'));
    expect(await read()).toMatchObject({ is_late: true });
    expect(await draws('q=baska')).toEqual([]);
    expect(await draws('list=cancelled')).toEqual([]);
  });

  test('is one query, and for the team alone', async () => {
    const query = deskDrawsQuerySchema.parse({});
    const { statements } = await recorded(api, (db) => listDraws({ ...api.deps, db }, query));
    expect(statements.length).toBeLessThanOrEqual(1);
    await makeUser(api, 'oyuncu');
    const token = await logInAs(api, 'oyuncu');
    for (const path of ['/desk/draws', '/desk/prizes'])
      expect((await api.call('GET', path, { token })).status).toBe(403);
  });
});
