import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostOverlayLinks, newOverlayLinkAnswerSchema, overlayLinksAnswerSchema } from '@/contract/overlays';
import { auditLog } from '../db/schema/audit-log';
import { contentChanges } from '../db/schema/content-changes';
import { overlayLinks } from '../db/schema/overlay-links';
import { overlayDigest } from '../services/overlays/overlay-digest';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { type Buyer, makeBuyer } from '../testing/orders.fixture';
import { addOverlayLink } from '../testing/overlays.fixture';

let api: TestApp;
let admin: Buyer;
beforeAll(async () => {
  api = await createTestApp();
  admin = await makeBuyer(api, 0, { permission: 'admin' });
});
afterAll(() => api.close());

async function make(name: string) {
  const answer = await api.call('POST', '/desk/overlays', { token: admin.token, body: { name } });
  return newOverlayLinkAnswerSchema.parse(await answer.json()).data;
}
const find = async (token: string) => (await api.call('GET', `/overlays/${overlayDigest(token)}`)).status;
const revoke = async (id: number) =>
  (await api.call('POST', `/desk/overlays/${id}/revocation`, { token: admin.token })).status;

async function list(query = '') {
  const answer = await api.call('GET', `/desk/overlays${query}`, { token: admin.token });
  return overlayLinksAnswerSchema.parse(await answer.json());
}

test('a link is good until it is revoked, its token is told once and stored as a hash, and who did what is written down', async () => {
  const { id, token } = await make('Yayın bilgisayarı');
  expect(await find(token)).toBe(200);
  expect(await find(token.replace(/^./, (first) => (first === '0' ? '1' : '0')))).toBe(404);
  const stored = JSON.stringify(await api.deps.db.select().from(overlayLinks));
  for (const place of [stored, JSON.stringify(await list())]) expect(place).not.toContain(token);
  expect([await revoke(id), await revoke(id), await find(token)]).toEqual([200, 409, 404]);
  const lines = await api.deps.db.select().from(auditLog).orderBy(auditLog.id);
  expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
    ['overlay_link_made', `overlay_links:${id}`],
    ['overlay_link_revoked', `overlay_links:${id}`],
  ]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('the desk says to the minute when a link was used, and a use renews no page', async () => {
  const { id, token } = await make('İkinci bilgisayar');
  const usedAt = async () => (await list()).data.find((link) => link.id === id)?.last_used_at;
  expect(await usedAt()).toBeNull();
  const renewals = () => api.deps.db.$count(contentChanges, eq(contentChanges.tag, 'overlays'));
  const before = await renewals();
  const first = api.clock.now();
  await find(token);
  api.clock.advance(30_000);
  await find(token);
  expect(await usedAt()).toBe(new Date(first).toISOString());
  api.clock.advance(31_000);
  await find(token);
  expect(await usedAt()).toBe(new Date(first + 61_000).toISOString());
  expect(await renewals()).toBe(before);
  await revoke(id);
  expect(await renewals()).toBe(before + 1);
});

test('links are the admins’ and moderators’ to see, make and end', async () => {
  const statuses = async (permission: string) => {
    const { token } = await makeBuyer(api, 0, { permission });
    const asked = [
      ['GET', '/desk/overlays'],
      ['POST', '/desk/overlays'],
      ['POST', '/desk/overlays/999/revocation'],
    ] as const;
    return Promise.all(
      asked.map(async ([method, path]) => {
        const body = path === '/desk/overlays' && method === 'POST' ? { body: { name: 'x' } } : {};
        return (await api.call(method, path, { token, ...body })).status;
      }),
    );
  };
  expect(await statuses('moderator')).toEqual([200, 200, 404]);
  for (const permission of ['player', 'editor']) expect(await statuses(permission)).toEqual([403, 403, 403]);
});

test('not more than so many are good at a time, however many are made at once', async () => {
  const isGood = isNull(overlayLinks.revokedAt);
  const free = mostOverlayLinks - 3 - (await api.deps.db.$count(overlayLinks, isGood));
  for (let at = 0; at < free; at += 1) await addOverlayLink(api, { token: `hazir-${at}` });
  const asked = Array.from({ length: 6 }, (_, at) =>
    api.call('POST', '/desk/overlays', { token: admin.token, body: { name: `Bağlantı ${at}` } }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 200, 409, 409, 409]);
  const { data, next_cursor } = await list();
  const rest = next_cursor ? (await list(`?cursor=${next_cursor}`)).data : [];
  const all = [...data, ...rest];
  expect(all.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(mostOverlayLinks);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
});
