import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationChoices } from '../../db/schema/notification-choices';
import { notifications } from '../../db/schema/notifications';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { keepingMailer, runJobs } from '../../testing/jobs.fixture';
import { addPause } from '../../testing/pauses.fixture';
import { notify } from './notify';
import { notifyAll } from './notify-all';

const mailer = keepingMailer();
let api: TestApp;
let id: string;
beforeAll(async () => {
  api = await createTestApp({ mailer });
  id = await makeUser(api, 'duran');
  const groups = ['account', 'reviews', 'market', 'contests'] as const;
  const rows = groups.map((group) => ({ userId: id, group, byMail: true }));
  await api.deps.db.insert(notificationChoices).values(rows);
});
afterAll(() => api.close());

const stored = () =>
  api.deps.db
    .select({ kind: notifications.kind, readAt: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.id));

test('a paused member is told of the account’s safety alone; what is decided is kept read, what calls to take part is not', async () => {
  const { db } = api.deps;
  await notify(db, { userId: id, kind: 'order_approved', params: { item: 'Kupa' } });
  await addPause(api, id);
  await notify(db, { userId: id, kind: 'tournament_check_in', params: { title: 'Kupa' } });
  await notify(db, { userId: id, kind: 'claim_approved', params: { claim: 'win', id: 1 } });
  await notify(db, {
    userId: id,
    kind: 'contest_prize',
    params: { title: 'Kupa', prize: 'Tişört', how: 'info' },
  });
  await notifyAll(db, 'match_ready', [{ userId: id, params: { title: 'Kupa', rival: 'A***' } }]);
  await notifyAll(db, 'tickets_voided', [{ userId: id, params: { raffle: 'Nar', count: 1, reason: 'x' } }]);
  await notify(db, { userId: id, kind: 'password_changed' });
  expect(await stored()).toEqual([
    { kind: 'order_approved', readAt: null },
    { kind: 'claim_approved', readAt: expect.any(Date) },
    { kind: 'contest_prize', readAt: expect.any(Date) },
    { kind: 'tickets_voided', readAt: expect.any(Date) },
    { kind: 'password_changed', readAt: null },
  ]);
});

test('of what waited to be mailed when the pause began only the account’s safety goes out', async () => {
  await runJobs(api);
  expect(mailer.sent.map(({ subject }) => subject)).toEqual([
    'Şifren değiştirildi ve diğer cihazlardaki oturumların kapatıldı.',
  ]);
});
