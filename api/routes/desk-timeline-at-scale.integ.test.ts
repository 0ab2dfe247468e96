import { afterAll, beforeAll, expect, test } from 'vitest';
import { timelineAnswerSchema } from '@/contract/desk-member';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember } from '../testing/claims.fixture';
import { fill, manyRows, readSteps } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

let api: TestApp;
let token: string;
let memberId: string;
beforeAll(async () => {
  api = await createTestApp();
  await addTicketDraw(api, 'nartane');
  memberId = (await newMember(api, 'oyuncu')).id;
  token = (await newMember(api, 'yonetici', { permission: 'admin' })).token;
  const times = `generate_series(1, ${manyRows}) n, lateral (select timestamptz '2025-01-01' + n * interval '1 min' as t) v`;
  await fill(
    api.database.url,
    `insert into coin_ledger (user_id, amount, balance_after, reason, earned, idempotency_key, prev_hash, hash, created_at)
      select '${memberId}', 1, n, 'task', true, 'cok:' || n, lpad(n::text, 64, '0'), lpad(n::text, 64, '0'), t from ${times}`,
    `insert into ticket_deposits (user_id, raffle_id, sponsor_id, site_username, amount, deposit_date, state, reason, created_at)
      select '${memberId}', r.id, s.id, 'uye', n, t, 'rejected', 'x', t from ${times}, raffles r, sponsors s`,
    `insert into tickets (raffle_id, number, user_id, source, created_at)
      select r.id, n, '${memberId}', 'gift', date_trunc('hour', t) from ${times}, raffles r`,
    `insert into sessions (id, user_id, jti, token_issued_at, created_at, expires_at)
      select gen_random_uuid(), '${memberId}', gen_random_uuid(), t, t, t + interval '1 d' from ${times}`,
  );
});
afterAll(() => api.close());

/** The statement that reads a page of the timeline, and the page. */
async function read(query: string) {
  const path = `/desk/members/${memberId}/timeline?${query}`;
  const { result, statements } = await recorded(api, (db) =>
    mount({ ...api.deps, db }).call('GET', path, { token }),
  );
  const statement = statements.find(({ text }) => text.includes('lpad'));
  if (!statement) throw new Error('the timeline was not read');
  return { statement, page: timelineAnswerSchema.parse(await result.json()) };
}

test.each(['', 'kind=ledger', 'kind=claim', 'kind=ticket', 'kind=session'])(
  'however much a member did, a page deep in the timeline (%j) reads some dozens of lines of each kind',
  async (asked) => {
    let query = asked;
    for (let turned = 0; turned < 3; turned += 1) {
      const { page } = await read(query);
      expect(page.data).toHaveLength(24);
      query = `${asked}&cursor=${page.next_cursor}`;
    }
    const steps = await readSteps(api.database.url, (await read(query)).statement);
    const most = Math.max(...steps.map(({ rows }) => rows));
    // Tickets that came at once are one line: sixty of them in each of 25 lines, and those that begin the next.
    expect(most).toBeLessThan(asked === '' || asked === 'kind=ticket' ? 2500 : 300);
  },
);
