import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from '../../../db/schema/complaints';
import { notificationChoices } from '../../../db/schema/notification-choices';
import { notifications } from '../../../db/schema/notifications';
import { users } from '../../../db/schema/users';
import { writeNotification } from '../../../jobs/write-notification';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addTicketDraw, newMember, submitDeposit } from '../../../testing/claims.fixture';
import { keepingMailer, runJobs } from '../../../testing/jobs.fixture';
import { quietBot } from '../../../testing/verification.fixture';
import { notify } from '../../notifications/notify';
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

test('a support role is told of its own sponsor’s work alone, by mail or by the bot, with the way to its own desk', async () => {
  const { db } = api.deps;
  const { sponsorId } = await addTicketDraw(api, 'nartane');
  const { sponsorId: foreignId } = await addTicketDraw(api, 'poyraz');
  const support = await newMember(api, 'nar_destek', { permission: 'Nartane', sponsorId, telegramId: 41 });
  const foreign = await newMember(api, 'poy_destek', { permission: 'Poyraz', sponsorId: foreignId });
  const choose = (who: { readonly token: string }, body: object) =>
    api.call('PATCH', '/user/notifications/choices', { token: who.token, body });
  expect((await choose(support, { group: 'team', telegram: true })).status).toBe(200);
  expect((await choose(support, { group: 'team', mail: true })).status).toBe(200);
  expect((await choose(foreign, { group: 'team', mail: true })).status).toBe(200);
  const player = { phoneState: 1, telegramVerifiedAt: new Date() };
  await submitDeposit(api, (await newMember(api, 'yatiran', player)).token, 'nartane', {});
  await api.deps.db.delete(notifications);
  await tellOfWork(api.deps);
  expect(await toldTo(support.id)).toEqual([{ params: { count: 1 }, reference: { type: 'tickets' } }]);
  expect(await toldTo(foreign.id)).toEqual([]);

  const mailer = keepingMailer();
  const written: (readonly [number, string])[] = [];
  const telegram = {
    ...quietBot,
    write: async (id: number, text: string) => written.push([id, text]) > 0,
  };
  await runJobs(api, { ...api.deps, mailer, telegram });
  const mailed = mailer.sent.map(({ to }) => to);
  expect(mailed.filter((to) => to.includes('destek'))).toEqual(['nar_destek@ornek.com']);
  expect(written).toHaveLength(1);
  const [id, text] = written[0] ?? [];
  expect([id, text]).toEqual([41, expect.stringMatching(/^Sikke: .*1.*\nhttp.*\/user\/ticket-deposits$/)]);
  const [row] = await db.select().from(notifications).where(eq(notifications.userId, support.id));
  expect([row?.mailedAt, row?.writtenAt]).toEqual([expect.any(Date), expect.any(Date)]);
  await writeNotification({ ...api.deps, telegram }, { notificationId: row?.id ?? 0 });
  expect(written, 'a job that runs twice').toHaveLength(1);
});

test('who shut the bot out, or left the team, is written to by nobody, and no job fails for it', async () => {
  const left = await newMember(api, 'ayrilan', { permission: 'moderator', telegramId: 42 });
  const deaf = await newMember(api, 'susturan', { permission: 'moderator', telegramId: 43 });
  const params = { count: 1 };
  for (const userId of [left.id, deaf.id]) {
    await api.deps.db
      .insert(notificationChoices)
      .values({ userId, group: 'team', byMail: false, byTelegram: true });
    await notify(api.deps.db, { userId, kind: 'inbox_waiting', params });
  }
  await api.deps.db.update(users).set({ permission: 'player' }).where(eq(users.id, left.id));
  const asked: number[] = [];
  const telegram = { ...quietBot, write: async (id: number) => asked.push(id) < 0 };
  await runJobs(api, { ...api.deps, telegram });
  expect(asked).toEqual([43]);
  const { rows } = await api.deps.db.execute(
    sql`select from graphile_worker.jobs where last_error is not null`,
  );
  expect(rows).toEqual([]);
});
