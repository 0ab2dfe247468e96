import { afterAll, beforeAll, expect, test } from 'vitest';
import type { auditActions } from '@/contract/desk';
import { auditAnswerSchema } from '@/contract/desk-audit';
import { auditLog } from '../db/schema/audit-log';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { fill, manyRows, readPlan, readsWhole } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let site: TestApp;
let admin: Member;
let moderator: Member;
beforeAll(async () => {
  site = await createTestApp();
  admin = await newMember(site, 'Yönetici', { permission: 'admin' });
  moderator = await newMember(site, 'moderator', { permission: 'moderator' });
  await write(admin, 'ledger_reversed', 'coin_ledger:1');
  await write(moderator, 'nickname_reset', 'users:a%b');
  await write(admin, 'ledger_reversed', 'coin_ledger:12');
});
afterAll(() => site.close());

async function write(by: Member, action: (typeof auditActions)[number], subject: string) {
  const told = { before: { amount: 5 }, after: { amount: null }, reason: 'Yanlış.', requestId: 'istek-1' };
  const row = { actorId: by.id, action, subject, ...told, createdAt: new Date(site.deps.clock.now()) };
  await site.database.db.insert(auditLog).values(row);
}

async function list(query: string, by = admin) {
  const answer = await site.call('GET', `/desk/audit?${query}`, { token: by.token });
  expect(answer.status).toBe(200);
  return auditAnswerSchema.parse(await answer.json());
}
const subjects = async (query: string, by = admin) =>
  (await list(query, by)).data.map(({ subject }) => subject);

test('an admin reads all of it, the latest first, with before and after', async () => {
  const { data } = await list('');
  expect(data.map(({ subject }) => subject)).toEqual(['coin_ledger:12', 'users:a%b', 'coin_ledger:1']);
  expect(data[0]).toMatchObject({
    ...{ actor: 'Yönetici', action: 'ledger_reversed', reason: 'Yanlış.', request_id: 'istek-1' },
    ...{ before: { amount: 5 }, after: { amount: null } },
  });
});

test('who did it, what it was and what it was about narrow it; a beginning is no pattern', async () => {
  expect(await subjects('actor=MODERATOR')).toEqual(['users:a%b']);
  expect(await subjects('actor=kimse')).toEqual([]);
  expect(await subjects('action=nickname_reset')).toEqual(['users:a%b']);
  expect(await subjects('subject=coin_ledger')).toEqual(['coin_ledger:12', 'coin_ledger:1']);
  expect(await subjects('subject=coin_ledger:12')).toEqual(['coin_ledger:12']);
  expect(await subjects('subject=users:%25')).toEqual([]);
  expect(await subjects('subject=users:a%25')).toEqual(['users:a%b']);
});

test('a moderator reads their own lines alone, whatever is asked', async () => {
  for (const query of ['', 'actor=moderator'])
    expect(await subjects(query, moderator)).toEqual(['users:a%b']);
  for (const query of ['actor=Y%C3%B6netici', 'subject=coin_ledger'])
    expect(await subjects(query, moderator)).toEqual([]);
});

test.each(['action=boyle_yok', 'subject=%27;--', 'cursor=x', 'size=0', 'size=501'])(
  '%s is a 422',
  async (query) => {
    const answer = await site.call('GET', `/desk/audit?${query}`, { token: admin.token });
    expect(answer.status).toBe(422);
  },
);

test('among many lines no filter reads the whole log, and the pages hold each line once', async () => {
  await fill(
    site.database.url,
    // Without its chain, which is made line by line.
    'alter table audit_log disable trigger audit_log_chain',
    `insert into audit_log (actor_id, action, subject, before, after, reason, request_id, created_at, position, hash)
      select id, 'content_saved', 'news:toplu-' || n, '{}', '{}', 'edited', 'r', now(), n + 1, repeat('0', 64)
      from users, generate_series(1, ${manyRows}) n where username = 'moderator'`,
  );
  const seen: number[] = [];
  for (let cursor = ''; seen.length < 60; ) {
    const page = await list(`size=20&action=content_saved${cursor}`);
    seen.push(...page.data.map(({ id }) => id));
    cursor = `&cursor=${page.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const query = (asked: string) =>
    recorded(site, (db) => mount({ ...site.deps, db }).call('GET', `/desk/audit?${asked}`, admin));
  for (const asked of [
    '',
    'actor=moderator',
    'action=ledger_reversed',
    'subject=coin_ledger',
    'subject=news',
  ]) {
    const { statements } = await query(asked);
    const [statement] = statements.filter(({ text }) => text.includes('"audit_log"."subject"'));
    expect(statement).toBeDefined();
    if (!statement) continue;
    const plan = await readPlan(site.database.url, statement);
    expect(readsWhole(plan, 'audit_log'), `${asked}: ${plan}`).toBe(false);
  }
});
