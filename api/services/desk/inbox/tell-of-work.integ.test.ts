import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from '../../../db/schema/complaints';
import { notificationChoices } from '../../../db/schema/notification-choices';
import { notifications } from '../../../db/schema/notifications';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { newMember } from '../../../testing/claims.fixture';
import { tellOfWork } from './tell-of-work';

const minuteMs = 60_000;
let api: TestApp;
let ids: Readonly<Record<'player' | 'moderator' | 'quiet' | 'editor', string>>;
beforeAll(async () => {
  api = await createTestApp();
  const member = async (name: string, more: Parameters<typeof newMember>[2]) =>
    (await newMember(api, name, more)).id;
  ids = {
    player: await member('oyuncu', {}),
    moderator: await member('moderator', { permission: 'moderator' }),
    quiet: await member('sessiz', { permission: 'moderator' }),
    editor: await member('editor', { permission: 'editor' }),
  };
  const chosen = [ids.player, ids.moderator, ids.editor].map((userId) => ({ userId, byMail: true }));
  await api.deps.db
    .insert(notificationChoices)
    .values(chosen.map((one) => ({ ...one, group: 'team' as const })));
});
afterAll(() => api.close());

async function open(minutesAgo: number): Promise<void> {
  const createdAt = new Date(api.clock.now() - minutesAgo * minuteMs);
  const words = { type: 'complaint', department: 'other', subject: 'Konu' } as const;
  await api.deps.db.insert(complaints).values({ ...words, userId: ids.player, createdAt });
}

const toldTo = (userId: string) =>
  api.deps.db
    .select({ params: notifications.params, reference: notifications.reference })
    .from(notifications)
    .where(eq(notifications.userId, userId));

test('who chose it is told of what came for them, once; nobody else is, nor who decides nothing of it', async () => {
  await open(120);
  await open(10);
  await open(5);
  expect(await tellOfWork(api.deps)).toBe(1);
  expect(await toldTo(ids.moderator)).toEqual([{ params: { count: 2 }, reference: { type: 'inbox' } }]);
  for (const other of [ids.player, ids.quiet, ids.editor]) expect(await toldTo(other)).toEqual([]);
  expect(await tellOfWork(api.deps)).toBe(0);
});

test('what comes within half an hour is told together after it', async () => {
  await api.deps.db
    .update(notifications)
    .set({ createdAt: new Date(api.clock.now() - 20 * minuteMs) })
    .where(eq(notifications.userId, ids.moderator));
  await open(15);
  await open(1);
  expect(await tellOfWork(api.deps), 'too soon').toBe(0);
  await api.deps.db
    .update(notifications)
    .set({ createdAt: new Date(api.clock.now() - 31 * minuteMs) })
    .where(eq(notifications.userId, ids.moderator));
  expect(await tellOfWork(api.deps)).toBe(1);
  expect((await toldTo(ids.moderator)).map(({ params }) => params)).toEqual([{ count: 2 }, { count: 4 }]);
});
