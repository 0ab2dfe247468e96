import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '../context';
import { auditLog } from '../db/schema/audit-log';
import { users } from '../db/schema/users';
import { freshAddress, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { audited, type Decision } from './audited';

let api: TestApp;
let actorId: string;
let ctx: ServiceContext;
beforeAll(async () => {
  api = await createTestApp();
  actorId = await makeUser(api, 'yonetici', { permission: 'admin', point: 0 });
  ctx = { ...api.deps, requestId: 'istek', clientAddress: freshAddress(), clientAgent: '' };
});
afterAll(() => api.close());

const entry = (): Decision => ({
  ...{ actorId, subject: 'users:ornek', after: {}, reason: 'Deneme.' },
  action: 'nickname_reset',
});
const change = (name: string) => (within: ServiceContext) =>
  within.db.update(users).set({ avatar: name }).where(eq(users.id, actorId));
const read = async () => {
  const [user] = await api.database.db.select().from(users).where(eq(users.id, actorId));
  return [user?.avatar, await api.database.db.$count(auditLog)];
};

let before: string | null | undefined;
beforeAll(async () => {
  [before] = (await api.database.db.select().from(users)).map(({ avatar }) => avatar);
});

test('what fails after it was written leaves neither the change nor a row', async () => {
  const failing = audited(ctx, entry(), async (within) => {
    await change('Olmadı')(within);
    throw new Error('too late');
  });
  await expect(failing).rejects.toThrow('too late');
  expect(await read()).toEqual([before, 0]);
});

test('a row that cannot be written takes the change back', async () => {
  await expect(audited(ctx, { ...entry(), reason: '' }, change('Olmadı'))).rejects.toThrow('audit_log');
  expect(await read()).toEqual([before, 0]);
});

test('what is done and its row stand together, the row with its request', async () => {
  await audited(ctx, entry(), change('Oldu'));
  expect(await read()).toEqual(['Oldu', 1]);
  const [row] = await api.database.db.select().from(auditLog);
  expect(row).toMatchObject({ actorId, requestId: 'istek', before: {} });
});
