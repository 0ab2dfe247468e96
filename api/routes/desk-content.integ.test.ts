import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contentEntryAnswerSchema,
  contentListSchema,
  contentPreviewAnswerSchema,
} from '@/contract/desk-content';
import { contentVersionAnswerSchema, contentVersionsSchema } from '@/contract/desk-content-history';
import {
  contentBulkAnswerSchema,
  contentRefusalSchema,
  contentSavedAnswerSchema,
} from '@/contract/desk-content-writes';
import { errorBodySchema } from '@/contract/error-body';
import { wagerEventAnswerSchema } from '@/contract/wager-events';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { forgetDrafts } from '../services/desk-content/forget-drafts';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { importing } from '../testing/import.fixture';
import { addWagerEvent } from '../testing/wager-events.fixture';

const hour = 3_600_000;

let api: TestApp;
let editor: string;
let second: string;
beforeAll(async () => {
  api = await createTestApp();
  await makeUser(api, 'editor-bir', { permission: 'editor' });
  await makeUser(api, 'editor-iki', { permission: 'editor' });
  await logIn();
});
afterAll(() => api.close());

async function logIn() {
  [editor, second] = [await logInAs(api, 'editor-bir'), await logInAs(api, 'editor-iki')];
}

/** Time goes by, and the logins of before with it. */
async function pass(milliseconds: number) {
  api.clock.advance(milliseconds);
  await logIn();
}

const at = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();

function write(method: string, path: string, body: unknown, token = editor) {
  const headers = { 'Idempotency-Key': randomUUID() };
  return api.call(method, `/desk/content/${path}`, { token, headers, body });
}

async function saved(answer: Response) {
  const json: unknown = await answer.json();
  expect(answer.status, JSON.stringify(json)).toBeLessThan(300);
  return contentSavedAnswerSchema.parse(json).data;
}

async function refused(answer: Response) {
  const { error, detail } = errorBodySchema.parse(await answer.json());
  return { status: answer.status, error, ...contentRefusalSchema.parse(detail ?? {}) };
}

const entry = async (path: string, token = editor) =>
  contentEntryAnswerSchema.parse(await (await api.call('GET', `/desk/content/${path}`, { token })).json())
    .data;

const article = (slug: string, more: object = {}) => ({
  slug,
  title: 'Yayın takvimi değişti',
  summary: 'Kısa özet',
  content: 'Uzun **metin**',
  category: 'duyuru',
  author: 'Ekip',
  ...more,
});

describe('a save', () => {
  test('of the version that was edited is the next one, told with who and when; one of another version shows both', async () => {
    await saved(await write('POST', 'news/entries', { values: article('surumlu') }));
    const first = await entry('news/entries/surumlu');
    expect(first).toMatchObject({ version: 1, state: 'draft', changed_by: 'editor-bir' });
    const put = (title: string, token?: string) =>
      write('PUT', 'news/entries/surumlu', { values: { title }, version: 1 }, token);
    expect(await saved(await put('Birinci'))).toMatchObject({ version: 2, changed: true });
    expect(await refused(await put('İkinci', second))).toMatchObject({
      status: 409,
      error: 'conflict',
      present: { version: 2, changed_by: 'editor-bir', values: { title: 'Birinci' } },
    });
  });

  test('is one of two editors’ who save at once', async () => {
    await saved(await write('POST', 'news/entries', { values: article('yarisan') }));
    const put = (title: string, token: string) =>
      write('PUT', 'news/entries/yarisan', { values: { title }, version: 1 }, token);
    const answers = await Promise.all([put('A', editor), put('B', second), put('C', editor)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await entry('news/entries/yarisan')).toMatchObject({ version: 2 });
  });

  test('names every problem at its field, all at once, and writes nothing', async () => {
    const values = { ...article('Kötü Ad'), title: 'x'.repeat(161), sponsor: 'yok', kategori: 'x' };
    const { status, problems } = await refused(await write('POST', 'news/entries', { values }));
    expect(status).toBe(422);
    expect(problems?.map(({ field, code }) => [field, code])).toEqual([
      [null, 'unknown_field'],
      ['slug', 'not_slug'],
      ['title', 'too_long'],
    ]);
  });

  test('leaves a line of the audit log and a version with its difference; without a difference neither', async () => {
    await saved(await write('POST', 'news/entries', { values: article('izli') }));
    await saved(
      await write('PUT', 'news/entries/izli', { values: { summary: 'Başka' }, version: 1, note: 'düzeltme' }),
    );
    const again = await write('PUT', 'news/entries/izli', { values: { summary: 'Başka' }, version: 2 });
    expect(await saved(again)).toMatchObject({ version: 2, changed: false });
    const version = await api.call('GET', '/desk/content/news/entries/izli/versions/2', { token: editor });
    expect(contentVersionAnswerSchema.parse(await version.json()).data).toMatchObject({
      actor: 'editor-bir',
      note: 'düzeltme',
      changes: [{ field: 'summary', from: 'Kısa özet', to: 'Başka' }],
      since: [],
    });
    const lines = await api.deps.db.select().from(auditLog);
    expect(lines.filter(({ subject }) => subject === 'news:izli')).toMatchObject([
      { action: 'content_saved', reason: 'added' },
      { before: { summary: 'Kısa özet' }, after: { summary: 'Başka' }, reason: 'düzeltme' },
    ]);
  });
});

describe('what members rely on', () => {
  const event = (slug: string) => ({
    ...{ slug, title: 'Çarpan yarışı', type: 'multiplier' },
    ...{ starts_at: at(1), ends_at: at(5), state: 'draft' },
  });

  test('is locked with its reason, and neither a save nor an old version gets past it', async () => {
    await saved(await write('POST', 'events/entries', { values: event('kilitli') }));
    await saved(await write('PUT', 'events/entries/kilitli', { values: { ends_at: at(6) }, version: 1 }));
    await saved(await write('POST', 'events/entries/kilitli/moves', { move: 'publish' }));
    await pass(2 * hour);
    const { locks, values } = await entry('events/entries/kilitli');
    expect(locks).toContainEqual({ field: 'ends_at', reason: 'begun', values: {} });
    expect(locks.map(({ field }) => field)).not.toContain('title');
    const changed = { values: { ...values, ends_at: at(9) }, version: 3 };
    const locked = [{ field: 'ends_at', code: 'locked', values: { reason: 'begun' } }];
    expect(await refused(await write('PUT', 'events/entries/kilitli', changed))).toMatchObject({
      ...{ status: 422, problems: locked },
    });
    const restore = await write('POST', 'events/entries/kilitli/versions/1/restore', { version: 3 });
    expect((await refused(restore)).problems?.map(({ code }) => code)).toEqual(['never_draft_again']);
    expect(await entry('events/entries/kilitli')).toMatchObject({ version: 3, values });
  });

  test('stays with an old version of what nobody relies on: that is restored as a version of its own', async () => {
    await saved(await write('POST', 'news/entries', { values: article('eski') }));
    await saved(await write('PUT', 'news/entries/eski', { values: { title: 'Yeni ad' }, version: 1 }));
    const restored = await write('POST', 'news/entries/eski/versions/1/restore', { version: 2 });
    expect(await saved(restored)).toMatchObject({ version: 3 });
    const list = await api.call('GET', '/desk/content/news/entries/eski/versions', { token: editor });
    const { data } = contentVersionsSchema.parse(await list.json());
    expect(data.map(({ number, note }) => [number, note])).toEqual([
      [3, '#1'],
      [2, null],
      [1, null],
    ]);
    expect((await entry('news/entries/eski')).values.title).toBe('Yayın takvimi değişti');
  });
});

describe('a draft', () => {
  test('is its editor’s alone, ends with the save, and nothing public has a word of it', async () => {
    const values = article('yayinda', { state: 'published', publish_at: at(-1) });
    await saved(await write('POST', 'news/entries', { values }));
    const draft = { values: { ...values, title: 'Gizli başlık' }, version: 1 };
    await api.call('PUT', '/desk/content/news/entries/yayinda/draft', { token: editor, body: draft });
    expect((await entry('news/entries/yayinda')).draft).toMatchObject({ version: 1, values: draft.values });
    expect(await entry('news/entries/yayinda', second)).toMatchObject({
      draft: null,
      others: [{ username: 'editor-bir' }],
    });
    for (const path of ['/news', '/news/yayinda', '/search?q=gizli', '/entries/news'])
      expect(await (await api.call('GET', path)).text()).not.toMatch(/Gizli/);
    await saved(await write('PUT', 'news/entries/yayinda', { values: { author: 'Biri' }, version: 1 }));
    expect((await entry('news/entries/yayinda')).draft).toBeNull();
  });

  test('of what is not stored yet stands with the list, and ends with the new entry', async () => {
    const path = '/desk/content/news/entries/yeni.abcdefgh1/draft';
    const body = { values: { title: 'Yarım' }, version: 0 };
    expect((await api.call('PUT', path, { token: editor, body })).status).toBe(200);
    const unsaved = async () =>
      contentListSchema.parse(
        await (await api.call('GET', '/desk/content/news/entries', { token: editor })).json(),
      ).unsaved;
    expect(await unsaved()).toMatchObject([{ slug: 'yeni.abcdefgh1', title: 'Yarım' }]);
    await saved(await write('POST', 'news/entries', { values: article('tamam'), draft: 'yeni.abcdefgh1' }));
    expect(await unsaved()).toEqual([]);
  });

  test('that nobody saves is forgotten after ninety days', async () => {
    const path = '/desk/content/news/entries/yeni.unutulan1/draft';
    await api.call('PUT', path, { token: editor, body: { values: { title: 'Unutulan' }, version: 0 } });
    expect(await forgetDrafts(api.deps)).toBe(0);
    await pass(91 * 24 * hour);
    expect(await forgetDrafts(api.deps)).toBe(1);
  });

  test('is shown by a preview’s token alone, for an hour, kept nowhere', async () => {
    await saved(await write('POST', 'news/entries', { values: article('onizleme') }));
    const body = { values: article('onizleme', { title: 'Bakılan başlık' }), version: 1 };
    await api.call('PUT', '/desk/content/news/entries/onizleme/draft', { token: editor, body });
    const link = await api.call('POST', '/desk/content/news/entries/onizleme/preview-links', {
      token: editor,
    });
    const { token, path } = contentPreviewAnswerSchema.parse(await link.json()).data;
    expect(path).toBe('/haberler/onizleme');
    const look = (headers: Record<string, string>) => api.call('GET', '/news/onizleme', { headers });
    expect((await look({})).status).toBe(404);
    const shown = await look({ 'X-Preview': token });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await shown.text()).toContain('Bakılan başlık');
    expect((await look({})).status).toBe(404);
    expect((await look({ 'X-Preview': `${token}x` })).status).toBe(403);
    expect(await entry('news/entries/onizleme')).toMatchObject({ version: 1, state: 'draft' });
    await pass(hour + 1);
    expect((await look({ 'X-Preview': token })).status).toBe(403);
  });
});

describe('moves', () => {
  test('of many are done or refused each by itself', async () => {
    const sponsor = (slug: string, state: string) => ({ values: { slug, name: `Ad ${slug}`, state } });
    for (const [slug, state] of [
      ['toplu-a', 'draft'],
      ['toplu-b', 'active'],
    ] as const)
      await saved(await write('POST', 'sponsors/entries', sponsor(slug, state)));
    const answer = await write('POST', 'sponsors/moves', {
      ...{ move: 'publish', slugs: ['toplu-a', 'toplu-b', 'yok'] },
    });
    const lines = contentBulkAnswerSchema.parse(await answer.json()).data;
    expect(lines.map(({ slug, done, error }) => [slug, done, error])).toEqual([
      ['toplu-a', true, null],
      ['toplu-b', false, 'conflict'],
      ['yok', false, 'not_found'],
    ]);
    expect(await entry('sponsors/entries/toplu-a')).toMatchObject({ state: 'published', version: 2 });
  });

  test('publish at a time of Istanbul, and never in the past', async () => {
    await saved(await write('POST', 'news/entries', { values: article('zamanli') }));
    const move = (when?: string) =>
      write('POST', 'news/entries/zamanli/moves', { move: 'schedule', ...(when && { at: when }) });
    expect((await move()).status).toBe(422);
    expect((await move('2020-01-01T10:00')).status).toBe(422);
    await saved(await move('2099-01-01T10:00'));
    expect(await entry('news/entries/zamanli')).toMatchObject({
      state: 'scheduled',
      values: { publish_at: '2099-01-01T07:00:00.000Z' },
    });
  });

  test('duplicate an entry as a draft under a free name', async () => {
    const values = article('asil', { state: 'published', publish_at: at(-1) });
    await saved(await write('POST', 'news/entries', { values }));
    const copy = () => write('POST', 'news/entries/asil/copies', undefined);
    expect([await saved(await copy()), await saved(await copy())]).toMatchObject([
      { slug: 'asil-kopya', state: 'draft' },
      { slug: 'asil-kopya-2', state: 'draft' },
    ]);
  });

  test('cancel a race with a reason that its members and its page read, and that stops its figures', async () => {
    const sponsorId = await addSponsor(api.deps.db, { slug: 'yaris-sponsoru' });
    const userId = await makeUser(api, 'yarisan-uye');
    await api.deps.db.insert(sponsorAccounts).values({
      ...{ userId, sponsorId, siteUsername: 'yarisan', state: 'approved' },
      ...{ verifiedAt: new Date(api.clock.now()), createdAt: new Date(api.clock.now()) },
    });
    const times = { startsAt: new Date(at(-2)), endsAt: new Date(at(2)) };
    await addWagerEvent(api.deps.db, { slug: 'iptal-yarisi', sponsorId, ...times });
    const figures = (amount: number) => [{ race: 'iptal-yarisi', player: 'yarisan', amount, as_of: at(-1) }];
    const file = importing(api, 'wager-standings');
    expect(await file.run(figures(900))).toMatchObject({ isWritten: true });
    const cancel = (reason?: string) =>
      write('POST', 'wager-events/entries/iptal-yarisi/moves', { move: 'cancel', ...(reason && { reason }) });
    expect((await cancel()).status).toBe(422);
    expect(await saved(await cancel('Sponsor veri göndermedi.'))).toMatchObject({ state: 'cancelled' });
    expect((await cancel('Bir daha')).status).toBe(409);
    const page = await api.call('GET', '/wager-events/iptal-yarisi');
    expect(wagerEventAnswerSchema.parse(await page.json()).data).toMatchObject({
      ...{ phase: 'cancelled', cancel_reason: 'Sponsor veri göndermedi.' },
    });
    const told = await api.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told).toMatchObject([{ kind: 'contest_cancelled' }]);
    expect(await file.problemsOf(figures(950))).toEqual(['2: race: it is cancelled']);
  });
});
