import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContentKind,
  type ContentValues,
  contentKinds,
  contentPreviewAnswerSchema,
  type DeskMove,
} from '@/contract/desk-content';
import { contentFieldsAnswerSchema } from '@/contract/desk-content-fields';
import { contentVersionAnswerSchema, contentVersionsSchema } from '@/contract/desk-content-history';
import { libraryPictures } from '../db/schema/library-pictures';
import { deskKinds } from '../services/desk-content/desk-kinds';
import { nameField } from '../services/desk-content/save-content';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { addAnalyst } from '../testing/analyses.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { contentDesk } from '../testing/content-desk.fixture';
import { type DeskPart, deskParts, walkedKinds } from '../testing/content-walk.fixture';
import { makeOrder } from '../testing/desk-inbox.fixture';
import { importing } from '../testing/import.fixture';

const hour = 3_600_000;
/** More than a page. */
const many = 26;
const pictureId = randomUUID();

let api: TestApp;
let admin: string;
let editor: string;
beforeAll(async () => {
  api = await createTestApp();
  const createdBy = await makeUser(api, 'gezen-yonetici', { permission: 'admin' });
  await makeUser(api, 'gezen-editor', { permission: 'editor' });
  await addSponsor(api.deps.db, { slug: 'gezi-sponsoru' });
  for (const n of [0, 1, 2, 3]) await addSponsor(api.deps.db, { slug: `izlenen-${n}` });
  await addAnalyst(api.deps.db, 'gezi-yazari');
  const bytes = Buffer.from('webp');
  await api.deps.db.insert(libraryPictures).values({
    ...{ id: pictureId, name: 'Afiş', folded: 'afis', image: bytes, small: bytes, width: 4, height: 3 },
    ...{ digest: 'a'.repeat(64), createdBy, createdAt: new Date(api.clock.now()) },
  });
  await logIn();
});
afterAll(() => api.close());

async function logIn() {
  [admin, editor] = [await logInAs(api, 'gezen-yonetici'), await logInAs(api, 'gezen-editor')];
}
const { write, saved, refused, read, entry, list, walkPages } = contentDesk(() => ({ api, token: admin }));

const given = (n: number) => {
  const now = api.clock.now();
  const at = (hours: number) => new Date(now + hours * hour).toISOString();
  return { n, now, at, picture: `/api/library/${pictureId}/1-cc.webp` };
};

/** A kind's complete new entry: a draft, where it has drafts. */
function sample(kind: ContentKind, n: number): ContentValues {
  const { titled, states } = deskKinds[kind];
  const number = String(n).padStart(2, '0');
  const named = { [nameField(kind)]: `gezinti-${number}`, [titled]: `Gezinti n${number}` };
  const state = Object.hasOwn(states, 'draft') ? { state: 'draft' } : {};
  const own = walkedKinds[kind].values(given(n));
  return titled === 'slug' ? { ...state, ...own } : { ...named, ...state, ...own };
}

const names = new Map<string, string>();
/** How the desk calls an entry; weeks go on while a test moves the clock. */
function slugOf(kind: ContentKind, n: number): string {
  const key = `${kind}/${n}`;
  const name = names.get(key) ?? String(sample(kind, n)[nameField(kind)]);
  names.set(key, name);
  return name;
}

const isFew = (kind: ContentKind) => 'second page' in walkedKinds[kind].lacks;

/** Parts that the kind's own record, or its sample, has not. */
function missing(kind: ContentKind): DeskPart[] {
  const { states, moves, copy } = deskKinds[kind];
  const has: Record<DeskPart, boolean> = {
    draft: Object.values(states).includes('draft'),
    schedule: moves.schedule !== undefined,
    copy: copy !== null,
    'taking back': Boolean(moves.archive ?? moves.pause ?? moves.cancel),
    'second page': !isFew(kind),
    lock: walkedKinds[kind].lock !== undefined,
    page: walkedKinds[kind].look !== undefined,
  };
  return deskParts.filter((part) => !has[part]);
}

/** Takes the moves that the entry's state has, one after the other, and looks where each leads. */
async function move(kind: ContentKind, slug: string, moves: readonly DeskMove[]): Promise<DeskMove[]> {
  const done: DeskMove[] = [];
  for (const name of moves) {
    const path = `${kind}/entries/${slug}`;
    const allowed = (await entry(path)).moves.find((one) => one.move === name);
    if (!allowed) continue;
    expect(allowed.problems, `${slug} ${name}`).toEqual([]);
    const more =
      name === 'schedule' ? { at: given(0).at(12) } : name === 'cancel' ? { reason: 'Olmadı' } : {};
    const { state } = await saved(await write('POST', `${path}/moves`, { move: name, ...more }));
    const leads = { publish: 'published', archive: 'archived', cancel: 'cancelled' };
    if (name === 'pause') expect(['draft', 'paused']).toContain(state);
    else if (name === 'schedule') expect(Object.values((await entry(path)).values)).toContain(more.at);
    else expect(state).toBe(leads[name]);
    done.push(name);
  }
  return done;
}

describe.each(contentKinds)('the desk of %s', (kind) => {
  const { edit = {}, look, shows, end, lacks } = walkedKinds[kind];
  const { titled, moves, copy, states } = deskKinds[kind];
  const drafted = Object.values(states).includes('draft') ? 'draft' : 'published';
  const retitled = titled === 'slug' ? {} : { [titled]: 'Gezinti sonrası' };
  const first = () => `${kind}/entries/${slugOf(kind, 0)}`;

  test('says why it is without a part', () => {
    expect(Object.keys(lacks).toSorted()).toEqual(missing(kind).toSorted());
  });

  test('finds by title, keeps to a state, and goes on in each order', async () => {
    const rows = Array.from({ length: isFew(kind) ? 2 : many }, (_, at) => sample(kind, at + 1));
    const slugs = rows.map((_, at) => slugOf(kind, at + 1));
    expect((await importing(api, kind).run(rows)).problems).toEqual([]);
    const q = titled === 'slug' ? slugOf(kind, 2) : 'gezınti N02';
    expect((await list(kind, { q })).data.map(({ slug }) => slug)).toEqual([slugOf(kind, 2)]);
    for (const state of new Set(Object.values(states))) {
      const found = (await list(kind, { state, q: titled === 'slug' ? q : 'Gezinti' })).data;
      expect(found.length > 0, state).toBe(state === drafted);
    }
    const [oldest, newest, byName] = await Promise.all(
      ['oldest', 'newest', 'slug'].map((sort) => walkPages(kind, sort)),
    );
    expect(oldest?.slugs.filter((slug) => slugs.includes(slug)).toSorted()).toEqual(slugs.toSorted());
    expect(newest).toEqual({ slugs: oldest?.slugs.toReversed(), pages: isFew(kind) ? 1 : 2 });
    expect(byName?.slugs).toEqual(oldest?.slugs.toSorted());
  });

  test('names every field that an empty form lacks', async () => {
    const { data: fields } = contentFieldsAnswerSchema.parse(await read(`${kind}/fields`));
    const { status, problems = [] } = await refused(await write('POST', `${kind}/entries`, { values: {} }));
    const named = new Set(problems.map(({ field }) => field?.split('.')[0]));
    expect([status, [...named].toSorted()]).toEqual([
      422,
      fields.flatMap(({ name, required }) => (required ? [name] : [])).toSorted(),
    ]);
  });

  test('takes a new entry, keeps each editor’s draft, and shows it by a link alone', async () => {
    const values = sample(kind, 0);
    expect(await saved(await write('POST', `${kind}/entries`, { values }))).toMatchObject({
      ...{ slug: slugOf(kind, 0), version: 1, state: drafted },
    });
    const draft = { ...values, ...edit, ...(titled === 'slug' ? {} : { [titled]: 'Gezinti taslağı' }) };
    expect((await write('PUT', `${first()}/draft`, { values: draft, version: 1 })).status).toBe(200);
    expect((await entry(first())).draft).toMatchObject({ version: 1, values: draft });
    expect(await entry(first(), editor)).toMatchObject({
      ...{ draft: null, others: [{ username: 'gezen-yonetici' }], version: 1 },
    });
    const link = await write('POST', `${first()}/preview-links`);
    const { token } = contentPreviewAnswerSchema.parse(await link.json()).data;
    const see = async (headers: Record<string, string>) =>
      (await api.call('GET', look?.(slugOf(kind, 0)) ?? '/schedule', { token: editor, headers })).text();
    if (look) {
      const seen = shows === 'slug' ? slugOf(kind, 0) : 'Gezinti taslağı';
      expect(await see({ 'X-Preview': token })).toContain(seen);
      expect(await see({})).not.toContain(seen);
    }
    expect(await entry(first())).toMatchObject({ version: 1, state: drafted });
  });

  test('keeps a history, refuses a stale save with both, and brings an old version back', async () => {
    const values = { ...edit, ...retitled };
    const [field = ''] = Object.keys(titled === 'slug' ? edit : retitled);
    const before = (await entry(first())).values[field];
    expect(await saved(await write('PUT', first(), { values, version: 1 }))).toMatchObject({ version: 2 });
    expect((await entry(first())).draft).toBeNull();
    expect(await refused(await write('PUT', first(), { values, version: 1 }))).toMatchObject({
      ...{ status: 409, present: { version: 2, values, changed_by: 'gezen-yonetici' } },
    });
    const second = contentVersionAnswerSchema.parse(await read(`${first()}/versions/2`)).data;
    expect(second.changes).toContainEqual({ field, from: before, to: values[field] });
    await saved(await write('POST', `${first()}/versions/1/restore`, { version: 2 }));
    expect(await entry(first())).toMatchObject({ version: 3, values: { [field]: before } });
    const { data } = contentVersionsSchema.parse(await read(`${first()}/versions`));
    expect(data.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('duplicates, and takes every move of its record', async () => {
    const answer = await write('POST', `${first()}/copies`);
    if (copy === null) expect(answer.status).toBe(409);
    else expect(await saved(answer)).toMatchObject({ slug: `${slugOf(kind, 0)}-kopya`, state: drafted });
    const done = new Set<string>(
      await move(kind, slugOf(kind, 1), ['schedule', 'publish', 'pause', 'publish', 'archive']),
    );
    if (end)
      await saved(await write('PUT', `${kind}/entries/${slugOf(kind, 1)}`, { values: end, version: 2 }));
    for (const name of [
      ...(await move(kind, slugOf(kind, 1), ['archive', 'publish'])),
      ...(await move(kind, slugOf(kind, 2), ['publish', 'cancel', 'publish'])),
      ...(await move(kind, slugOf(kind, 0), ['publish'])),
    ])
      done.add(name);
    expect([...done].toSorted()).toEqual(Object.keys(moves).toSorted());
  });
});

describe('eight days after the publication', () => {
  beforeAll(async () => {
    const userId = await makeUser(api, 'gezen-uye');
    await makeOrder(api, userId, slugOf('market', 0));
    api.clock.advance(8 * 24 * hour);
    await logIn();
  });

  test.each(contentKinds)(
    '%s: the address stays, and what members rely on says why it does',
    async (kind) => {
      const path = `${kind}/entries/${slugOf(kind, 0)}`;
      const { version, locks } = await entry(path);
      const moved = { [nameField(kind)]: slugOf(kind, 3) };
      expect((await refused(await write('PUT', path, { values: moved, version }))).problems).toContainEqual(
        expect.objectContaining({ field: nameField(kind), code: 'slug_stays' }),
      );
      const { lock } = walkedKinds[kind];
      if (!lock) return;
      const { field, to, reason } = lock;
      expect(locks).toContainEqual(expect.objectContaining({ field, reason }));
      const { status, problems } = await refused(
        await write('PUT', path, { values: { [field]: to(given(0)) }, version }),
      );
      expect(status).toBe(422);
      expect(problems).toContainEqual(
        expect.objectContaining({ field, code: 'locked', values: expect.objectContaining({ reason }) }),
      );
    },
  );
});
