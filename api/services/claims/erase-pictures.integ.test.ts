import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimAnswerSchema, reviewsAnswerSchema } from '@/contract/claims';
import { media } from '../../db/schema/media';
import { settings } from '../../db/schema/settings';
import { logInAs } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import {
  keyed,
  newMember,
  newPicture,
  picture,
  review,
  sendPicture,
  submit,
} from '../../testing/claims.fixture';
import { erasePictures } from './erase-pictures';

const dayMs = 24 * 60 * 60_000;
let api: TestApp;
let token: string;
let moderator: string;
let made = 0;
beforeAll(async () => {
  api = await createTestApp();
  await newMember(api, 'yonetici', { permission: 'moderator' });
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  await api.deps.db.delete(settings);
  await newMember(api, `uye${made}`);
  await freshTokens();
});

/** A case with one picture; its number and the picture's name. */
async function open(file?: string) {
  const picked = file ?? (await newPicture(api, token));
  const body = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin', file: [picked] };
  return { id: await submit(api, '/claims/complaint', token, body), file: picked };
}
const decide = (id: number, action: 'approve' | 'reject' = 'reject') =>
  review(api, moderator, `complaint/${id}`, { action, reason: 'Okunmuyor.' });
const stored = async (...ids: string[]) => {
  const rows = await api.deps.db.select().from(media).where(inArray(media.id, ids));
  return rows.map(({ image, erasedAt }) => [image.byteLength === 1, erasedAt !== null]);
};
const readStatus = async (file: string, as = token) =>
  (await api.call('GET', `/media/${file}`, { token: as })).status;
const freshTokens = async () => {
  token = await logInAs(api, `uye${made}`);
  moderator = await logInAs(api, 'yonetici');
};
const readClaim = async (id: number) =>
  claimAnswerSchema.parse(await (await api.call('GET', `/claims/complaint/${id}`, { token })).json()).data;

test('a decided claim’s picture goes after 90 days, once, for everybody; its history and its hashes stay', async () => {
  const decided = await open();
  const waiting = await open();
  expect((await decide(decided.id)).status).toBe(200);
  api.clock.advance(89 * dayMs);
  expect(await erasePictures(api.deps)).toBe(0);
  api.clock.advance(dayMs + 1000);
  expect(await Promise.all([erasePictures(api.deps), erasePictures(api.deps)])).toContain(1);
  expect(await erasePictures(api.deps)).toBe(0);
  expect(await stored(decided.file)).toEqual([[true, true]]);
  expect(await stored(waiting.file)).toEqual([[false, false]]);
  await freshTokens();
  expect([await readStatus(decided.file), await readStatus(decided.file, moderator)]).toEqual([404, 404]);
  expect(await readStatus(waiting.file)).toBe(200);
  const { steps } = await readClaim(decided.id);
  expect(steps.map(({ action, text, files }) => [action, text, files.map(({ is_gone }) => is_gone)])).toEqual(
    [
      ['submit', 'Metin', [true]],
      ['reject', 'Okunmuyor.', []],
    ],
  );
});

test('the time begins anew with every step, and goes by the operator’s setting', async () => {
  const value = { keep_pictures_days: 10 };
  await api.deps.db.insert(settings).values({ key: 'reviews', value });
  const { id, file } = await open();
  expect((await decide(id, 'approve')).status).toBe(200);
  api.clock.advance(9 * dayMs);
  await freshTokens();
  expect((await keyed(api, `/claims/complaint/${id}/steps`, token, { action: 'confirm' })).status).toBe(201);
  api.clock.advance(9 * dayMs);
  await erasePictures(api.deps);
  expect(await stored(file)).toEqual([[false, false]]);
  api.clock.advance(2 * dayMs);
  await erasePictures(api.deps);
  expect(await stored(file)).toEqual([[true, true]]);
});

test('a receipt that was erased is known again when it comes a second time', async () => {
  const bytes = await picture(77_000);
  const send = async () => (await (await sendPicture(api, token, bytes)).json()).data.id;
  const first = await open(await send());
  await decide(first.id);
  api.clock.advance(91 * dayMs);
  await erasePictures(api.deps);
  await freshTokens();
  const again = await open(await send());
  const answer = await api.call('GET', '/reviews/complaint?size=100', { token: moderator });
  const { data } = reviewsAnswerSchema.parse(await answer.json());
  expect(data.find(({ id }) => id === again.id)?.flags).toContainEqual({
    flag: 'same_picture',
    ids: [first.id],
  });
});

test('a claim says until when a decision is promised, by the hours of its kind; a bad setting is none', async () => {
  const setHours = (value: unknown) =>
    api.deps.db.insert(settings).values({ key: 'reviews', value }).onConflictDoUpdate({
      target: settings.key,
      set: { value },
    });
  const { id } = await open();
  const readHours = async () => {
    const claim = await readClaim(id);
    return (Date.parse(claim.due_at ?? '') - Date.parse(claim.created_at)) / 3_600_000;
  };
  expect(await readHours()).toBe(48);
  await setHours({ hours: { complaint: 3 } });
  expect(await readHours()).toBe(3);
  await setHours({ hours: { complaint: 'soon' } });
  expect(await readHours()).toBe(48);
  await decide(id);
  expect((await readClaim(id)).due_at).toBeNull();
});
