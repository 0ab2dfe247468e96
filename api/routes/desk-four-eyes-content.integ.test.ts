import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContentKind, contentEntryAnswerSchema } from '@/contract/desk-content';
import { importReportAnswerSchema } from '@/contract/desk-content-files';
import { contentRefusalSchema, contentSavedAnswerSchema } from '@/contract/desk-content-writes';
import { fourEyesAnswerSchema } from '@/contract/desk-four-eyes';
import { errorBodySchema } from '@/contract/error-body';
import { auditLog } from '../db/schema/audit-log';
import { contentCorrections } from '../db/schema/content-corrections';
import { notifications } from '../db/schema/notifications';
import { raffles } from '../db/schema/raffles';
import { advanceAll } from '../jobs/advance';
import { logInAs } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { bookFaults, makeBuyer, order, readBalance } from '../testing/orders.fixture';
import { addWagerEvent } from '../testing/wager-events.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
const hour = 3_600_000;
let api: TestApp;
let editor: Member;
let first: Member;
let second: Member;
let third: Member;
let sponsorId: number;
beforeAll(async () => {
  api = await createTestApp();
  sponsorId = await addSponsor(api.deps.db, { slug: 'liman' });
  await addMarketItem(api.deps.db, { slug: 'bilet', type: 'ticket', price: 100, stock: 5, ticketCount: 3 });
  editor = await newMember(api, 'editor', { permission: 'editor' });
  first = await newMember(api, 'birinci', { permission: 'admin' });
});
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const prize = { rank_from: 1, rank_to: 1, type: 'coin', title: '1.000 Sikke', amount: 1000, currency: null };
const better = { ...prize, title: '2.000 Sikke', amount: 2000 };

function post(path: string, by: Member, body: unknown, method = 'POST') {
  const headers = { 'Idempotency-Key': randomUUID() };
  return api.call(method, path, { token: by.token, body, headers });
}
async function saved(answer: Response) {
  const json: unknown = await answer.json();
  expect(answer.status, JSON.stringify(json)).toBe(201);
  return contentSavedAnswerSchema.parse(json).data;
}
const entries = (kind: ContentKind) => `/desk/content/${kind}/entries`;
async function addDraw(slug: string, startsIn: number) {
  const times = { starts_at: at(startsIn), ends_at: at(startsIn + 4), draw_at: at(startsIn + 5) };
  const rules = [{ sponsor: 'liman', amount_per_ticket: 50_000 }];
  const values = { slug, title: 'Kış Çekilişi', prizes: [prize], state: 'published', rules, ...times };
  await saved(await post(entries('raffles'), editor, { values }));
}
const cancel = (kind: ContentKind, slug: string, by = editor) =>
  post(`${entries(kind)}/${slug}/moves`, by, { move: 'cancel', reason: 'Ödül sağlanamadı.' });
async function read(kind: ContentKind, slug: string) {
  const answer = await api.call('GET', `${entries(kind)}/${slug}`, { token: editor.token });
  return contentEntryAnswerSchema.parse(await answer.json()).data;
}
const change = async (slug: string, values: object, by = editor) =>
  post(
    `${entries('raffles')}/${slug}`,
    by,
    { values, version: (await read('raffles', slug)).version },
    'PUT',
  );
async function waiting(subject: string) {
  const answer = await api.call('GET', '/desk/four-eyes', { token: first.token });
  return fourEyesAnswerSchema.parse(await answer.json()).data.find((one) => one.subject === subject);
}
const decide = async (subject: string, by: Member, action: 'confirm' | 'refuse' = 'confirm') =>
  post(`/desk/four-eyes/${(await waiting(subject))?.id}/decision`, by, { action, reason: 'Baktım.' });
async function actions(subject: string) {
  const rows = await api.deps.db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(auditLog.id);
  return rows.map(({ action, actorId }) => [action, actorId]);
}

async function alonesOf(action: 'content_saved' | 'content_imported') {
  const rows = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, action));
  return rows.flatMap(({ after }) => (Object.hasOwn(Object(after), 'alone') ? [after] : []));
}
async function sendFile(slug: string, prizes: readonly object[], by: Member) {
  const headers = { 'Content-Type': 'application/json' };
  const sent = { token: by.token, headers, body: JSON.stringify([{ slug, prizes }]) };
  const ask = async (query: string) => {
    const answer = await api.call('POST', `/desk/content/raffles/import${query}`, sent);
    return importReportAnswerSchema.parse(await answer.json()).data;
  };
  return ask(`?apply=${(await ask('')).hash}`);
}

test('where there is no second admin, the only one cancels and changes prizes alone', async () => {
  await addDraw('tek', -1);
  expect(await saved(await cancel('raffles', 'tek', first))).toMatchObject({ state: 'cancelled' });
  const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'content_cancelled'));
  expect(lines.map(({ after }) => after)).toEqual([{ state: 'cancelled', alone: true }]);
  await addDraw('tek-odul', 2);
  expect(await saved(await change('tek-odul', { prizes: [better] }, first))).not.toHaveProperty('held');
  expect(await saved(await change('tek-odul', { title: 'Yaz Çekilişi' }, first))).toMatchObject({
    changed: true,
  });

  expect(await alonesOf('content_saved')).toMatchObject([{ prizes: [better] }]);
  expect((await sendFile('tek-odul', [prize], first)).is_written).toBe(true);
  expect(await alonesOf('content_imported')).toMatchObject([{ changed: 1 }]);
  second = await newMember(api, 'ikinci', { permission: 'admin' });
  third = await newMember(api, 'ucuncu', { permission: 'admin' });
});

describe('the cancellation of a draw under way', () => {
  test('waits, and happens once whoever confirms: tickets are paid back, members told, the page says why', async () => {
    await addDraw('suren', -1);
    const buyer = await makeBuyer(api, 250);
    expect((await order(api, buyer, { slug: 'bilet' })).status).toBe(201);
    expect(await readBalance(api, buyer)).toBe(150);
    expect(await saved(await cancel('raffles', 'suren'))).toMatchObject({
      ...{ state: 'published', changed: false, held: ['state'] },
    });
    expect((await cancel('raffles', 'suren', first)).status).toBe(409);
    expect(await read('raffles', 'suren')).toMatchObject({ is_waiting: true });
    expect(await waiting('raffles:suren')).toMatchObject({
      ...{ kind: 'contest_cancellation', payload: { title: 'Kış Çekilişi' }, asked_by: 'editor' },
    });
    expect((await decide('raffles:suren', editor)).status).toBe(403);
    const { id } = (await waiting('raffles:suren')) ?? {};
    const confirm = { action: 'confirm', reason: 'Baktım.' };
    const answers = await Promise.all(
      [second, third, first].map((by) => post(`/desk/four-eyes/${id}/decision`, by, confirm)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await read('raffles', 'suren')).state).toBe('cancelled');
    expect(await readBalance(api, buyer)).toBe(250);
    const told = and(eq(notifications.userId, buyer.id), eq(notifications.kind, 'contest_cancelled'));
    expect(await api.deps.db.select().from(notifications).where(told)).toMatchObject([
      { params: { title: 'Kış Çekilişi', reason: 'Ödül sağlanamadı.' } },
    ]);
    const [correction] = await api.deps.db
      .select()
      .from(contentCorrections)
      .where(eq(contentCorrections.slug, 'suren'));
    expect(correction).toMatchObject({ kind: 'raffles', text: 'Ödül sağlanamadı.' });
    expect((await actions('raffles:suren')).map(([action]) => action)).toEqual([
      ...['content_saved', 'four_eyes_asked', 'content_cancelled', 'four_eyes_confirmed'],
    ]);
    expect(await bookFaults(api)).toEqual([]);
  });

  test('is confirmed by nobody who asked for it, and by nobody once it is drawn', async () => {
    await addDraw('cekilen', -1);
    await saved(await cancel('raffles', 'cekilen', first));
    expect((await decide('raffles:cekilen', first)).status).toBe(403);
    api.clock.advance(6 * hour);
    await logIn();
    // The list is frozen first; the round of the beacon that draws is one after it.
    await advanceAll(api.deps);
    api.clock.advance(hour);
    await logIn();
    await advanceAll(api.deps);
    const [row] = await api.deps.db.select().from(raffles).where(eq(raffles.slug, 'cekilen'));
    expect(row?.state).toBe('drawn');
    expect((await decide('raffles:cekilen', second)).status).toBe(409);
    expect(await waiting('raffles:cekilen')).toBeDefined();
    expect((await decide('raffles:cekilen', first, 'refuse')).status).toBe(201);
    expect((await actions('raffles:cekilen')).at(-1)).toEqual(['four_eyes_withdrawn', first.id]);
  });

  test('that has not begun and has no ticket is one editor’s word', async () => {
    await addDraw('baslamayan', 2);
    expect(await saved(await cancel('raffles', 'baslamayan'))).toMatchObject({ state: 'cancelled' });
    const reasonless = await post(`${entries('raffles')}/tek-odul/moves`, editor, { move: 'cancel' });
    expect((await reasonless.json()).errors).toEqual({ reason: ['required'] });
  });
});

test('the cancellation of a race under way waits as well, one that is only announced does not', async () => {
  const times = { startsAt: new Date(api.clock.now() - hour), endsAt: new Date(api.clock.now() + hour) };
  await addWagerEvent(api.deps.db, { slug: 'kosu', sponsorId, ...times });
  const later = { startsAt: new Date(api.clock.now() + hour), endsAt: new Date(api.clock.now() + 2 * hour) };
  await addWagerEvent(api.deps.db, { slug: 'gelecek', sponsorId, state: 'scheduled', ...later });
  expect(await saved(await cancel('wager-events', 'gelecek'))).toMatchObject({ state: 'cancelled' });
  expect(await saved(await cancel('wager-events', 'kosu'))).toMatchObject({ held: ['state'] });
  expect((await decide('wager_events:kosu', second)).status).toBe(201);
  expect((await read('wager-events', 'kosu')).state).toBe('cancelled');
});

describe('prizes that are changed after publication', () => {
  beforeEach(() => logIn());

  test('wait, while the rest of the save is stored; confirmed they stand, with a version and the audit log', async () => {
    await addDraw('odullu', 2);
    const answer = await saved(await change('odullu', { title: 'Yeni Ad', prizes: [better] }));
    expect(answer).toMatchObject({ held: ['prizes'], changed: true });
    const entry = await read('raffles', 'odullu');
    expect(entry).toMatchObject({ is_waiting: true, values: { title: 'Yeni Ad', prizes: [prize] } });
    expect((await waiting('raffles:odullu'))?.payload).toEqual({
      ...{ version: answer.version, before: { prizes: [prize] }, after: { prizes: [better] } },
    });
    const twice = errorBodySchema.parse(await (await change('odullu', { prizes: [better] })).json());
    expect(contentRefusalSchema.parse(twice.detail).problems).toMatchObject([
      { field: 'prizes', code: 'second_person_waits' },
    ]);
    expect((await decide('raffles:odullu', second)).status).toBe(201);
    const after = await read('raffles', 'odullu');
    expect(after).toMatchObject({ is_waiting: false, values: { prizes: [better] } });
    expect(after.version).toBe(answer.version + 1);
    expect((await actions('raffles:odullu')).slice(-2)).toEqual([
      ['content_saved', second.id],
      ['four_eyes_confirmed', second.id],
    ]);
  });

  test('are not confirmed on top of another version than they were asked for', async () => {
    await addDraw('bayat', 2);
    await saved(await change('bayat', { prizes: [better] }));
    await saved(await change('bayat', { title: 'Başka' }, first));
    expect((await decide('raffles:bayat', second)).status).toBe(409);
    expect((await read('raffles', 'bayat')).values).toMatchObject({ title: 'Başka', prizes: [prize] });
    expect((await decide('raffles:bayat', second, 'refuse')).status).toBe(201);
    expect(await saved(await change('bayat', { prizes: [better] }))).toMatchObject({ held: ['prizes'] });
  });

  test('cannot come by a file, nor out of the history; a draft’s are free, and what has begun stays locked', async () => {
    await addDraw('dosya', 2);
    const { problems, is_written } = await sendFile('dosya', [better], editor);
    expect(problems).toMatchObject([{ field: 'prizes', code: 'second_person_needed' }]);
    expect(is_written).toBe(false);
    expect((await read('raffles', 'dosya')).values.prizes).toEqual([prize]);
    await addDraw('baslamis', -1);
    const locked = errorBodySchema.parse(await (await change('baslamis', { prizes: [better] })).json());
    expect(contentRefusalSchema.parse(locked.detail).problems).toMatchObject([{ code: 'locked' }]);
    const draft = { slug: 'taslak', title: 'Taslak', prizes: [prize], state: 'draft' };
    const times = { starts_at: at(2), ends_at: at(4), draw_at: at(5) };
    await saved(await post(entries('raffles'), editor, { values: { ...draft, ...times } }));
    expect(await saved(await change('taslak', { prizes: [better] }))).not.toHaveProperty('held');
  });
});

/** The tokens are new ones after time has gone by. */
async function logIn() {
  const again = async (member: Member, name: string) => ({ ...member, token: await logInAs(api, name) });
  editor = await again(editor, 'editor');
  first = await again(first, 'birinci');
  second = await again(second, 'ikinci');
  third = await again(third, 'ucuncu');
}
