import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '@/api/db/schema/audit-log';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  await makeUser(api, 'oyuncu', { telegramVerifiedAt: new Date() });
  await makeUser(api, 'moderator', { permission: 'moderator' });
  const actorId = await makeUser(api, 'yonetici', { permission: 'admin' });
  const told = {
    before: { amount: 5 },
    after: {},
    reason: '=1+1',
    requestId: 'istek-1',
    createdAt: new Date(),
  };
  const row = { actorId, action: 'ledger_reversed' as const, ...told };
  await api.database.db
    .insert(auditLog)
    .values(Array.from({ length: 501 }, (_, at) => ({ ...row, subject: `coin_ledger:${at + 1}` })));
});
afterAll(() => upstream.close());

async function ask(email: string, query = ''): Promise<Response> {
  const browser = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  await browser.visit(callMethods('login').POST, 'POST', {
    body: { email, password: goodPassword },
    headers,
  });
  return browser.visit(callMethods('deskAuditCsv').GET, 'GET', { headers, query });
}

test('the audit log comes as a file over all its pages, in which no text is a formula', async () => {
  const answer = await ask('yonetici');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kayitlar.csv"');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const [head, ...lines] = (await answer.text()).replace('\ufeff', '').trim().split('\n');
  expect(head?.split(';')).toEqual(Object.values(messages.desk.audit.columns));
  expect(lines).toHaveLength(501);
  expect(lines[0]).toContain(
    `;yonetici;${messages.desk.audit.actions.ledger_reversed};coin_ledger:501;'=1+1;`,
  );
});

test('a moderator gets none of what others did, a member nothing', async () => {
  expect((await (await ask('moderator')).text()).trim().split('\n')).toHaveLength(1);
  expect(await readRefusal(await ask('oyuncu'))).toBe('403 forbidden');
});
