import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { media } from '../../db/schema/media';
import { publicPictures } from '../../db/schema/public-pictures';
import { wins } from '../../db/schema/wins';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { newMember, picture, review, sendPicture, submit } from '../../testing/claims.fixture';
import { addSponsor } from '../../testing/content.fixture';
import { publishPicture } from './publish-picture';

let api: TestApp;
let player: Awaited<ReturnType<typeof newMember>>;
let moderator: string;
beforeAll(async () => {
  api = await createTestApp();
  await addSponsor(api.deps.db, { slug: 'nartane' });
  player = await newMember(api, 'oyuncu');
  moderator = (await newMember(api, 'moderator', { permission: 'moderator' })).token;
});
afterAll(() => api.close());

let seeds = 50;

/** Hands in a win with a picture 2000 px wide; answers its number and the picture's private name. */
async function handIn(showPicture: boolean) {
  seeds += 1;
  const wide = await picture(seeds, { width: 2000, height: 600 });
  const mediaId = (await (await sendPicture(api, player.token, wide)).json()).data.id;
  const account = { sponsor: 'nartane', site_username: 'nar', game_name: 'Oyun', currency: 'TRY' };
  const body = { ...account, bet: 100, win: 20_000, file: [mediaId], show_picture: showPicture };
  return { id: await submit(api, '/claims/win', player.token, body), mediaId: String(mediaId) };
}

const step = (id: number, action: string, reason?: string) =>
  review(api, moderator, `win/${id}`, { action, ...(reason ? { reason } : {}) });
const copies = (winId: number) =>
  api.deps.db.select().from(publicPictures).where(eq(publicPictures.winId, winId));
const shown = async (id: number) => (await (await api.call('GET', `/wins/${id}`)).json()).data?.picture;
const read = (id: string) => api.call('GET', `/pictures/${id}`);

describe('the picture of an approved win', () => {
  test('is a copy of its own, smaller, under another name; the private one stays private', async () => {
    const { id, mediaId } = await handIn(true);
    expect((await step(id, 'approve')).status).toBe(200);
    await publishPicture(api.deps, id);
    const published = await shown(id);
    expect(published).toEqual({ id: expect.any(String), width: 1280, height: 384 });
    expect(published.id).not.toBe(mediaId);
    const answer = await read(published.id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height, facts.exif, facts.icc, facts.xmp]).toEqual([
      1280,
      384,
      undefined,
      undefined,
      undefined,
    ]);
    const [original] = await api.deps.db.select().from(media).where(eq(media.id, mediaId));
    expect(original?.image.equals(bytes)).toBe(false);
    expect((await read(mediaId)).status).toBe(404);
    expect((await api.call('GET', `/media/${published.id}`, { token: moderator })).status).toBe(404);
    const told = JSON.stringify(await (await api.call('GET', '/wins')).json());
    expect(told).not.toContain(mediaId);
  });

  test('is one, however often and parallel it is made', async () => {
    const { id } = await handIn(true);
    await step(id, 'approve');
    await Promise.all(Array.from({ length: 6 }, () => publishPicture(api.deps, id)));
    expect(await copies(id)).toHaveLength(1);
  });

  test('is there only with the member’s word, and only while the win is approved', async () => {
    const silent = await handIn(false);
    await step(silent.id, 'approve');
    await publishPicture(api.deps, silent.id);
    const waiting = await handIn(true);
    await publishPicture(api.deps, waiting.id);
    await step(waiting.id, 'reject', 'Görsel okunmuyor.');
    await publishPicture(api.deps, waiting.id);
    expect([await copies(silent.id), await copies(waiting.id)]).toEqual([[], []]);
    expect(await shown(silent.id)).toBeNull();
  });

  test('is gone with the win: when the team removes it, or whoever hides it, also while it is being made', async () => {
    const { id } = await handIn(true);
    await step(id, 'approve');
    await publishPicture(api.deps, id);
    const { id: pictureId } = await shown(id);
    expect((await step(id, 'remove')).status).toBe(422);
    expect((await step(id, 'remove', 'Kişisel bilgi görünüyor.')).status).toBe(200);
    expect([(await read(pictureId)).status, (await api.call('GET', `/wins/${id}`)).status]).toEqual([
      404, 404,
    ]);
    for (let round = 0; round < 2; round += 1) {
      const next = await handIn(true);
      await step(next.id, 'approve');
      const hide = api.deps.db.update(wins).set({ review: 'removed' }).where(eq(wins.id, next.id));
      await Promise.all([publishPicture(api.deps, next.id), hide]);
      expect(await copies(next.id)).toEqual([]);
    }
  });

  test('is gone when its member takes the word back', async () => {
    const { id } = await handIn(true);
    await step(id, 'approve');
    await publishPicture(api.deps, id);
    await api.deps.db.update(wins).set({ showsPicture: false }).where(eq(wins.id, id));
    expect(await copies(id)).toEqual([]);
  });
});
