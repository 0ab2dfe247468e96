import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFieldsAnswerSchema } from '@/contract/desk-content-fields';
import { importReportAnswerSchema } from '@/contract/desk-content-files';
import { numberOriginsAnswerSchema } from '@/contract/number-origins';
import { auditLog } from '../db/schema/audit-log';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addWagerEvent } from '../testing/wager-events.fixture';

const hour = 3_600_000;

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  await makeUser(api, 'sonuc-editoru', { permission: 'editor' });
  token = await logInAs(api, 'sonuc-editoru');
  const sponsorId = await addSponsor(api.deps.db, { slug: 'sonuc-sponsoru' });
  const times = { startsAt: new Date(at(-4)), endsAt: new Date(at(4)) };
  await addWagerEvent(api.deps.db, { slug: 'yaris', sponsorId, ...times, requiresVerifiedAccount: false });
});
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();

async function send(rows: readonly object[], apply?: string) {
  const path = `/desk/content/wager-standings/import${apply ? `?apply=${apply}` : ''}`;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await api.call('POST', path, { token, headers, body: JSON.stringify(rows) });
  return { status: answer.status, json: (await answer.json()) as unknown };
}

async function report(rows: readonly object[], apply?: string) {
  const { json } = await send(rows, apply);
  return importReportAnswerSchema.parse(json).data;
}

test.each([
  ['wager-standings', ['race', 'player', 'amount', 'as_of', 'source']],
  ['tournament-scores', ['tournament', 'player', 'score', 'played']],
])('a row of %s has a form as an entry has', async (kind, names) => {
  const answer = await api.call('GET', `/desk/content/${kind}/fields`, { token });
  const { data } = contentFieldsAnswerSchema.parse(await answer.json());
  expect(data.map(({ name }) => name)).toEqual(names);
});

test('figures are shown with their difference before they are written, once, and the log has what stood there; everybody reads which role brought them', async () => {
  const rows = (amount: number, hours: number) => [
    { race: 'yaris', player: 'deniz', amount, as_of: at(hours) },
  ];
  const first = await report(rows(900, -2));
  expect(first).toMatchObject({ is_written: false, added: ['yaris/deniz'] });
  expect(await report(rows(900, -2), first.hash)).toMatchObject({ is_written: true });
  expect(await report(rows(900, -2))).toMatchObject({ same: 1, added_count: 0, changed_count: 0 });
  const later = rows(1200, -1);
  const shown = await report(later);
  expect(shown.changed).toMatchObject([
    { slug: 'yaris', changes: [{ field: 'as_of' }] },
    { slug: 'yaris/deniz', changes: [{ field: 'amount', from: 900, to: 1200 }] },
  ]);
  expect((await send(later, first.hash)).status).toBe(409);
  await report(later, shown.hash);
  const [line] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    action: 'content_imported',
    before: { entries: { 'yaris/deniz': { amount: 900 } } },
    after: { changed: 2, entries: { 'yaris/deniz': { amount: 1200 } } },
  });
  const told = await (await api.call('GET', '/number-origins/wager_event/yaris')).text();
  const { lines } = numberOriginsAnswerSchema.parse(JSON.parse(told)).data;
  expect(lines[0]?.origins).toMatchObject([{ source: 'import', role: 'editor', no: 3 }]);
  expect(told).not.toContain('sonuc-editoru');
});
