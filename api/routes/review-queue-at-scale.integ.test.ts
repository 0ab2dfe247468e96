import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimKinds, reviewsAnswerSchema } from '@/contract/claims';
import { encodeCursor } from '../db/keyset';
import { reviewKinds } from '../services/claims/review/review-kinds';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember } from '../testing/claims.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

let api: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await createTestApp();
  const { sponsorId } = await addTicketDraw(api, 'nartane');
  await addTicketDraw(api, 'poyraz');
  const people = [
    ['oyuncu', {}],
    ['yonetici', { permission: 'moderator' }],
    ['nar_destek', { permission: 'Nartane', sponsorId }],
  ] as const;
  for (const [name, changes] of people) tokens.set(name, (await newMember(api, name, changes)).token);
});
afterAll(() => api.close());

/** The statement that reads a page of a kind's queue, and the page. */
async function read(kind: keyof typeof reviewKinds, query: string, who = 'yonetici') {
  const token = tokens.get(who) ?? '';
  const path = `/reviews/${kind}?${query}`;
  const { result, statements } = await recorded(api, (db) =>
    mount({ ...api.deps, db }).call('GET', path, { token }),
  );
  const from = `from "${getTableName(reviewKinds[kind].table)}"`;
  const statement = statements.find(({ text }) => text.includes(from) && text.includes('order by'));
  if (!statement) throw new Error(`no page of ${kind} was read`);
  return { statement, page: reviewsAnswerSchema.parse(await result.json()) };
}

/** A database whose planner sorts and reads whole tables only where it has no other way: small tables tempt it. */
function indexesFirst(): string {
  const url = new URL(api.database.url);
  const off = ['seqscan', 'bitmapscan', 'sort'].map((way) => `-c enable_${way}=off`);
  url.searchParams.set('options', off.join(' '));
  return url.href;
}

const at = new Date(0).toISOString();
const lists = [
  ['open', 'queue', encodeCursor([false, at, 1])],
  ['decided', 'decided', encodeCursor([at, 1])],
] as const;

test.each(claimKinds)(
  'both lists of the kind %s have an index in their order, and every page begins in it',
  async (kind) => {
    for (const [list, name, cursor] of lists) {
      for (const query of [`list=${list}`, `list=${list}&cursor=${cursor}`]) {
        const { statement } = await read(kind, query);
        const plan = await readPlan(indexesFirst(), statement);
        expect(usesIndex(plan, `${getTableName(reviewKinds[kind].table)}_${name}_index`), query).toBe(true);
        expect(plan).not.toContain('"Node Type":"Sort"');
      }
    }
  },
);

describe('among many claims', () => {
  beforeAll(() =>
    fill(
      api.database.url,
      `insert into complaints (user_id, type, department, subject, state, created_at, waiting_since, decided_at)
        select u.id, 'complaint', 'other', 'Konu ' || n,
          (array['pending', 'in_review', 'needs_info', 'approved', 'rejected', 'confirmed'])[1 + n % 6],
          t, case n % 4 when 0 then t + interval '9 d' end, case when n % 6 > 2 then t + interval '30 d' end
        from generate_series(1, ${manyRows}) n, lateral (select timestamptz '2025-01-01' + n * interval '1 min' as t) v, users u
        where u.username = 'oyuncu'`,
      `insert into ticket_deposits (user_id, raffle_id, sponsor_id, site_username, amount, deposit_date, state, reason, created_at, decided_at)
        select u.id, r.id, s.id, 'uye' || n, n, t, 'rejected', 'x', t, t + interval '1 d'
        from generate_series(1, ${manyRows}) n, lateral (select timestamptz '2025-01-01' + n * interval '1 min' as t) v, users u,
          raffles r, sponsors s
        where u.username = 'oyuncu' and r.slug = 'poyraz' and s.slug = case when n < 40 then 'nartane' else 'poyraz' end`,
    ),
  );

  test.each(lists)(
    'a page deep in what is %s comes by its index, reading no table whole',
    async (list, name) => {
      let query = `list=${list}`;
      for (let turned = 0; turned < 4; turned += 1) {
        const { page } = await read('complaint', query);
        query = `list=${list}&cursor=${page.next_cursor}`;
      }
      const { statement, page } = await read('complaint', query);
      expect(page.data).toHaveLength(24);
      const plan = await readPlan(api.database.url, statement);
      expect(usesIndex(plan, `complaints_${name}_index`)).toBe(true);
      expect(readsWhole(plan, 'complaints')).toBe(false);
      expect(plan).not.toContain('"Node Type":"Sort"');
    },
  );

  test('a support role’s decided claims are found among those of others', async () => {
    const { statement, page } = await read('deposit', 'list=decided', 'nar_destek');
    expect([page.data.length, page.data[0]?.details.site_username]).toEqual([24, 'uye39']);
    const plan = await readPlan(api.database.url, statement);
    expect(usesIndex(plan, 'ticket_deposits_sponsor_decided_index')).toBe(true);
    expect(readsWhole(plan, 'ticket_deposits')).toBe(false);
  });
});
