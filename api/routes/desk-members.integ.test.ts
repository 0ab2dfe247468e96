import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberRowsAnswerSchema } from '@/contract/desk-members';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addTicketDraw } from '../testing/claims.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

let site: TestApp;
let admin: string;
let moderator: string;
beforeAll(async () => {
  site = await createTestApp();
  await makeUser(site, 'yonetici', { permission: 'admin' });
  await makeUser(site, 'moderator', { permission: 'moderator' });
  const { sponsorId } = await addTicketDraw(site, 'ornek');
  const known = { nickname: 'Deniz Yıldızı', nicknameFold: 'denizyiidizi', phone: '+905321234567' };
  const userId = await makeUser(site, 'Işıl', { ...known, phoneState: 1, telegramName: 'IsilTelegram' });
  const account = { userId, sponsorId, siteUsername: 'Nar_Isil', createdAt: new Date() };
  await site.database.db.insert(sponsorAccounts).values(account);
  admin = await logInAs(site, 'yonetici');
  moderator = await logInAs(site, 'moderator');
});
afterAll(() => site.close());

async function search(query: string, token = admin) {
  const answer = await site.call('GET', `/desk/members?${query}`, { token });
  expect(answer.status).toBe(200);
  return memberRowsAnswerSchema.parse(await answer.json());
}
const find = async (q: string, token = admin) => (await search(`q=${encodeURIComponent(q)}`, token)).data;

describe('a member is found', () => {
  test.each([
    ['işi', 'username'],
    ['IŞIL', 'username'],
    ['deniz yıl', 'nickname'],
    ['ışıl@ornek', 'email'],
    ['0532 123 45 67', 'phone'],
    ['0532', 'phone'],
    ['+90532123', 'phone'],
    ['4567', 'phone'],
    ['@isilt', 'telegram'],
    ['nar_', 'account'],
  ])('by %s, the %s', async (q, field) => {
    const found = await find(q);
    expect(found.map(({ username, matched }) => [username, matched?.field])).toEqual([['Işıl', field]]);
    expect(found[0]).toMatchObject({ email: 'Işıl@ornek.com', phone: '+905321234567' });
  });

  test.each(['%', '_', 'i', '\\%', "' or 1=1 --", 'i%', '\0\0'])('and nobody by %j', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  test('by a moderator through the whole of a phone or an e-mail alone, and masked', async () => {
    for (const q of ['0532', '4567', 'ışıl@ornek']) expect(await find(q, moderator)).toEqual([]);
    for (const q of ['05321234567', 'Işıl@ornek.com']) {
      const [found] = await find(q, moderator);
      expect(found).toMatchObject({ username: 'Işıl', email: 'I•••@ornek.com', phone: '+905 ••• •• 67' });
      expect(JSON.stringify(found?.matched)).toContain('•••');
    }
  });
});

test('the team is a list of its own', async () => {
  const { data } = await search('list=team');
  expect(data.map(({ username }) => username).sort()).toEqual(['moderator', 'yonetici']);
});

test('among many every search is the range of an index, and the pages hold each member once', async () => {
  await fill(
    site.database.url,
    `insert into users (id, username, username_fold, email, email_fold, password_hash, created_at)
      select gen_random_uuid(), 'toplu' || n, 'toplu' || n, 'toplu' || n || '@ornek.com', 'toplu' || n || '@ornek.com', '!',
        now() - n * interval '1 minute' from generate_series(1, ${manyRows}) n`,
  );
  const seen: string[] = [];
  for (let cursor = ''; seen.length < 60; ) {
    const page = await search(`q=toplu99${cursor}`);
    seen.push(...page.data.map(({ username }) => username));
    cursor = `&cursor=${page.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const indexes = ['username', 'nickname', 'email', 'phone_end', 'telegram'].map(
    (name) => `users_${name}_search`,
  );
  const { statements } = await recorded(site, (db) =>
    mount({ ...site.deps, db }).call('GET', '/desk/members?q=4567', { token: admin }),
  );
  const asked = statements.filter(({ text }) => text.includes('collate "C"'));
  expect(asked.length).toBeGreaterThan(4);
  const searched = await Promise.all(asked.map((statement) => readPlan(site.database.url, statement)));
  for (const plan of searched) expect(readsWhole(plan, 'users'), plan).toBe(false);
  for (const index of indexes.filter((name) => name !== 'users_email_search'))
    expect(
      searched.some((plan) => usesIndex(plan, index)),
      index,
    ).toBe(true);
});
