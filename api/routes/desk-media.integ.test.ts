import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type LibraryPictureWire,
  libraryAnswerSchema,
  libraryDetailAnswerSchema,
  libraryPictureAnswerSchema,
} from '@/contract/desk-media';
import { auditLog } from '../db/schema/audit-log';
import { contentChanges } from '../db/schema/content-changes';
import { libraryPictures } from '../db/schema/library-pictures';
import { libraryUses } from '../db/schema/library-uses';
import { news } from '../db/schema/news';
import { sponsors } from '../db/schema/sponsors';
import { foldPicture } from '../services/desk/media/picture-wire';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keyed, picture as makePicture, newMember } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let editor: Member;
let moderator: Member;
beforeAll(async () => {
  api = await createTestApp();
  editor = await newMember(api, 'editor', { permission: 'editor' });
  moderator = await newMember(api, 'moderator', { permission: 'moderator' });
});
afterAll(() => api.close());

let seeds = 5000;
const fresh = () => {
  seeds += 1;
  return makePicture(seeds, { width: 900, height: 300 });
};
const upload = (path: string, body: Uint8Array, by = editor, type = 'image/png') =>
  api.call('POST', `/desk/media${path}`, { token: by.token, body, headers: { 'Content-Type': type } });
const read = async (answer: Response) => libraryPictureAnswerSchema.parse(await answer.json()).data;
const add = async (name = 'resim') => read(await upload(`?name=${encodeURIComponent(name)}`, await fresh()));
/** Puts pictures of these names into the table as they are, each a millisecond after the one before. */
async function store(names: readonly string[]) {
  const bytes = Buffer.from('picture');
  const rows = names.map((name, at) => {
    seeds += 1;
    const digest = seeds.toString(16).padStart(64, '0');
    const facts = { image: bytes, small: bytes, width: 1, height: 1, digest, createdBy: editor.id };
    return {
      id: crypto.randomUUID(),
      name,
      folded: foldPicture({ name, alt: '' }),
      ...facts,
      createdAt: new Date(at),
    };
  });
  await api.deps.db.insert(libraryPictures).values(rows);
  return rows.map(({ id }) => ({ id, address: `/api/library/${id}/1-cc.webp` }));
}
const find = async (id: string) =>
  libraryDetailAnswerSchema.parse(
    await (await api.call('GET', `/desk/media/${id}`, { token: moderator.token })).json(),
  ).data;
const change = (one: LibraryPictureWire, changes: object) =>
  api.call('PATCH', `/desk/media/${one.id}`, {
    token: editor.token,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { name: one.name, alt: '', focus_x: 50, focus_y: 50, edition: one.edition, ...changes },
  });
const remove = (id: string) => keyed(api, `/desk/media/${id}/removal`, editor.token, {});
const bytesOf = async (address: string) =>
  Buffer.from(await (await api.call('GET', address.replace('/api', ''))).arrayBuffer());
const logoOf = async (slug: string) =>
  (await api.deps.db.select().from(sponsors).where(eq(sponsors.slug, slug)))[0]?.logo;
const audited = async (id: string) =>
  (
    await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `library_pictures:${id}`))
  ).map(({ action }) => action);

describe('a picture of the library', () => {
  test('is made anew without metadata in two sizes, has a public address, and is one picture however often it is sent', async () => {
    const marker = 'MARKER-4712';
    const jpeg = await sharp(await fresh())
      .withExif({ IFD0: { Copyright: marker } })
      .jpeg()
      .toBuffer();
    const sent = await Promise.all([1, 2, 3].map(() => upload('?name=Kapak', jpeg, editor, 'image/jpeg')));
    const found = await Promise.all(sent.map(read));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    const [one] = found;
    if (!one) throw new Error('no picture');
    expect(one).toMatchObject({ name: 'Kapak', width: 900, height: 300, edition: 1, uses: 0 });
    const whole = await bytesOf(one.address);
    const small = await sharp(await bytesOf(one.small_address)).metadata();
    expect([small.format, small.width, whole.toString('latin1').includes(marker)]).toEqual([
      'webp',
      640,
      false,
    ]);
    expect(await audited(one.id)).toEqual(['media_added']);
  });

  test('is refused where it is no picture, and asked for before its edition is there', async () => {
    const answer = await upload('', new TextEncoder().encode('<svg onload=alert(1)>'));
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { file: ['invalid'] }]);
    expect((await upload('', new Uint8Array(1), editor, 'text/html')).status).toBe(415);
    const { id } = await add();
    for (const form of ['2-cc.webp', '1-xx.webp', '0-cc.webp'])
      expect([404, 422]).toContain((await api.call('GET', `/library/${id}/${form}`)).status);
  });

  test('is found by its words however they are spelt, page by page, the newest first', async () => {
    const names = Array.from({ length: 26 }, (_, at) => `Işıltılı kapak ${at}`);
    await store(names);
    const list = async (query: string) =>
      libraryAnswerSchema.parse(
        await (await api.call('GET', `/desk/media?${query}`, { token: moderator.token })).json(),
      );
    const first = await list('q=isiltili%20kap');
    const second = await list(`q=isiltili%20kap&cursor=${first.next_cursor}`);
    const found = [...first.data, ...second.data].map(({ name }) => name);
    expect([first.data.length, second.next_cursor]).toEqual([24, null]);
    expect(found.toSorted()).toEqual(names.toSorted());
    expect((await list('q=olmayan')).data).toEqual([]);
    expect((await api.call('GET', '/desk/media?cursor=yok', { token: editor.token })).status).toBe(422);
  });

  test('is written by editors and admins, read by moderators, and nobody else’s', async () => {
    const player = await newMember(api, 'oyuncu');
    const { id } = await add();
    expect((await upload('', await fresh(), moderator)).status).toBe(403);
    expect((await keyed(api, `/desk/media/${id}/removal`, moderator.token, {})).status).toBe(403);
    expect((await api.call('GET', '/desk/media', { token: player.token })).status).toBe(403);
    expect((await api.call('GET', '/desk/media')).status).toBe(401);
  });
});

describe('where a picture is shown', () => {
  test('its focal point and its new file go with its address, whatever shows it is renewed, and old addresses lead to it', async () => {
    const one = await add('Afiş');
    await addSponsor(api.deps.db, { slug: 'gosteren', logo: one.address });
    await api.deps.db.insert(news).values({
      ...{ slug: 'yazi', title: 'Yazı', summary: 'Özet', author: 'Ekip', category: 'duyuru' },
      content: `Önce\n\n![Afiş](${one.address})\n\nsonra ![](${one.small_address})`,
    });
    expect((await find(one.id)).used_in).toEqual([
      { place: 'news', slug: 'yazi', title: 'Yazı' },
      { place: 'sponsors', slug: 'gosteren', title: 'gosteren' },
    ]);
    await api.deps.db.delete(contentChanges);
    const moved = await read(await change(one, { focus_x: 10, focus_y: 95, alt: ' Bir  afiş ' }));
    expect([moved.alt, moved.address]).toEqual(['Bir afiş', `/api/library/${one.id}/2-lb.webp`]);
    expect(await logoOf('gosteren')).toBe(moved.address);
    const tags = (await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['sponsors', 'news']));
    const replaced = await read(await upload(`/${one.id}/picture`, await fresh()));
    expect(await logoOf('gosteren')).toBe(replaced.address);
    const [article] = await api.deps.db.select().from(news).where(eq(news.slug, 'yazi'));
    expect(article?.content).toBe(
      `Önce\n\n![Afiş](${replaced.address})\n\nsonra ![](${replaced.small_address})`,
    );
    expect((await bytesOf(one.address)).equals(await bytesOf(replaced.address))).toBe(true);
    expect(await audited(one.id)).toEqual(['media_added', 'media_changed', 'media_replaced']);
  });

  test('a change that was made from an older edition is refused, and so is a file that another picture is', async () => {
    const one = await add();
    const statuses = await Promise.all([1, 2].map(async () => (await change(one, { alt: 'x' })).status));
    expect(statuses.sort()).toEqual([201, 409]);
    const bytes = await fresh();
    await upload('', bytes);
    const answer = await upload(`/${one.id}/picture`, bytes);
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { file: ['unique'] }]);
  });

  test('it cannot be deleted; once nothing shows it, it can, once', async () => {
    const one = await add();
    await addSponsor(api.deps.db, { slug: 'kullanan', logo: one.address });
    const refused = await remove(one.id);
    expect([refused.status, (await refused.json()).errors]).toEqual([409, { used_in: ['kullanan'] }]);
    await api.deps.db.update(sponsors).set({ logo: null }).where(eq(sponsors.slug, 'kullanan'));
    const statuses = await Promise.all([1, 2, 3].map(async () => (await remove(one.id)).status));
    expect(statuses.sort()).toEqual([201, 404, 404]);
    expect((await api.call('GET', one.address.replace('/api', ''))).status).toBe(404);
  });

  test('a row that takes it and its deletion never both happen', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [one] = await store([`yaris ${round}`]);
      const slug = `yaris-${round}`;
      if (!one) throw new Error('no picture');
      const [saved, deleted] = await Promise.allSettled([
        addSponsor(api.deps.db, { slug, logo: one.address }),
        remove(one.id),
      ]);
      const isDeleted = deleted.status === 'fulfilled' && deleted.value.status === 201;
      expect([saved.status === 'fulfilled', isDeleted].filter(Boolean)).toHaveLength(1);
      const uses = await api.deps.db.$count(libraryUses, eq(libraryUses.pictureId, one.id));
      expect(uses).toBe(isDeleted ? 0 : 1);
    }
  });
});
