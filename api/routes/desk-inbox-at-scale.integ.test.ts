import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxAnswerSchema } from '@/contract/desk-inbox';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember } from '../testing/claims.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  await addTicketDraw(api, 'nartane');
  await newMember(api, 'oyuncu');
  token = (await newMember(api, 'yonetici', { permission: 'moderator' })).token;
  await fill(
    api.database.url,
    `insert into ticket_deposits (user_id, raffle_id, sponsor_id, site_username, amount, deposit_date, state, reason, created_at, decided_at)
      select u.id, r.id, s.id, 'uye' || n, n, t, case n % 2 when 0 then 'pending' else 'rejected' end, 'x', t,
        case n % 2 when 1 then t + interval '1 d' end
      from generate_series(1, ${manyRows}) n, lateral (select timestamptz '2025-01-01' + n * interval '1 min' as t) v, users u,
        raffles r, sponsors s where u.username = 'oyuncu'`,
    `insert into wins (user_id, game_name, bet, win, currency, review, created_at)
      select u.id, 'Oyun', 100, n, 'TRY', 'pending', timestamptz '2025-01-01' + n * interval '1 min'
      from generate_series(1, ${manyRows / 5}) n, users u where u.username = 'oyuncu'`,
  );
});
afterAll(() => api.close());

/** The statement that reads a page of the inbox, and the page. */
async function read(query: string) {
  const { result, statements } = await recorded(api, (db) =>
    mount({ ...api.deps, db }).call('GET', `/desk/inbox?${query}`, { token }),
  );
  const statement = statements.find(({ text }) => text.includes('union all'));
  if (!statement) throw new Error('the inbox was not read');
  return { statement, page: inboxAnswerSchema.parse(await result.json()) };
}

test.each([
  ['waiting', 'queue'],
  ['overdue', 'queue'],
  ['unassigned', 'queue'],
  ['decided', 'decided'],
])(
  'among many claims, a page deep in what is %s comes by the index of each kind, reading no table whole',
  async (list, name) => {
    let query = `list=${list}`;
    for (let turned = 0; turned < 3; turned += 1) {
      const { page } = await read(query);
      expect(page.data).toHaveLength(24);
      query = `list=${list}&cursor=${page.next_cursor}`;
    }
    const { statement } = await read(query);
    const plan = await readPlan(api.database.url, statement);
    expect(usesIndex(plan, `ticket_deposits_${name}_index`)).toBe(true);
    expect(readsWhole(plan, 'ticket_deposits')).toBe(false);
    if (name === 'queue') expect(readsWhole(plan, 'wins')).toBe(false);
  },
);

test('what waits is counted up to a bound, and not beyond', async () => {
  const answer = await api.call('GET', '/desk/inbox/counts', { token });
  const { data } = await answer.json();
  expect(data.waiting).toEqual({ deposit: data.most, win: data.most });
});
