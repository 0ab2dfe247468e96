import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaSettingsAnswerSchema } from '@/contract/desk-settings';
import { auditLog } from '../db/schema/audit-log';
import { contentChanges } from '../db/schema/content-changes';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let admin: Member;
let other: Member;
beforeAll(async () => {
  api = await createTestApp();
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
  other = await newMember(api, 'ikinci', { permission: 'admin' });
});
afterAll(() => api.close());

const path = '/desk/settings/areas';
const read = async () =>
  areaSettingsAnswerSchema.parse(await (await api.call('GET', path, { token: admin.token })).json()).data;
const save = (body: unknown, by = admin) =>
  api.call('PUT', path, { token: by.token, body, headers: { 'Idempotency-Key': randomUUID() } });

test('an area that is turned off is gone at once, its tags are announced and the log says who did it', async () => {
  const { version, areas_off } = await read();
  expect(areas_off).toEqual([]);
  await api.deps.db.delete(contentChanges);
  expect((await save({ version, areas_off: ['market', 'wins'] })).status).toBe(201);
  expect((await api.call('GET', '/market')).status).toBe(404);
  const tags = (await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag);
  expect(tags).toEqual(expect.arrayContaining(['frame', 'market', 'wins', 'points', 'sponsor-entries']));
  const [entry] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    ...{ actorId: admin.id, action: 'settings_changed', subject: 'settings:areas' },
    ...{ before: { areas_off: [] }, after: { areas_off: ['market', 'wins'] } },
  });
  expect(await read()).toMatchObject({ areas_off: ['market', 'wins'], changed_by: 'yonetici' });
});

test('of two who save on top of the same version the later one is refused, and the first one’s choice stays', async () => {
  const { version } = await read();
  expect((await save({ version, areas_off: ['vip'] })).status).toBe(201);
  expect((await save({ version, areas_off: [] }, other)).status).toBe(409);
  expect((await read()).areas_off).toEqual(['vip']);
});

test('an area that is none is refused at its field, and nobody but an admin reads or saves', async () => {
  const { version } = await read();
  const wrong = await save({ version, areas_off: ['sponsors'] });
  expect(wrong.status).toBe(422);
  const editor = await newMember(api, 'editor', { permission: 'editor' });
  expect((await api.call('GET', path, { token: editor.token })).status).toBe(403);
  expect((await save({ version, areas_off: [] }, editor)).status).toBe(403);
});
