import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobsAnswerSchema } from '@/contract/jobs';
import { notifications } from '../db/schema/notifications';
import { recurringRuns } from '../db/schema/recurring-runs';
import { enqueue } from '../queue/enqueue';
import { freeAbandonedJobs } from '../services/jobs/free-abandoned-jobs';
import { holdJob } from '../services/jobs/hold-job';
import { recordRun } from '../services/jobs/record-run';
import { scheduleUnlessRunning } from '../services/jobs/schedule-run';
import { notify } from '../services/notifications/notify';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keepingMailer, makeJobsDue, runJobs } from '../testing/jobs.fixture';
import { holdWhile } from './hold-while';
import { recurringTasks } from './recurring-tasks';

const mailer = keepingMailer();
let site: TestApp;
let userId: string;
beforeAll(async () => {
  site = await createTestApp({ mailer });
  userId = await makeUser(site, 'oyuncu');
  await makeUser(site, 'yonetici', { permission: 'admin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  mailer.sent.length = 0;
  await site.database.pool.query('delete from graphile_worker._private_jobs');
});

const notice = { userId: '', kind: 'password_changed' } as const;
const jobs = async () => (await site.database.pool.query('select * from graphile_worker.jobs')).rows;
const state = async () => {
  const answer = await site.call('GET', '/jobs', { token: await logInAs(site, 'yonetici') });
  return jobsAnswerSchema.parse(await answer.json()).data;
};

describe('a job', () => {
  test('of a transaction that is rolled back never was', async () => {
    const failed = site.deps.db.transaction(async (tx) => {
      await notify(tx, { ...notice, userId });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await runJobs(site);
    expect([await jobs(), mailer.sent]).toEqual([[], []]);
  });

  test('runs once after the commit and is gone', async () => {
    await site.deps.db.transaction((tx) => notify(tx, { ...notice, userId }));
    await runJobs(site);
    expect(mailer.sent).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  test('that runs again after its work was done does it no second time', async () => {
    await notify(site.deps.db, { ...notice, userId });
    const [row] = await site.deps.db.select().from(notifications).orderBy(notifications.id);
    await runJobs(site);
    await enqueue(site.deps.db, 'mail_notification', { notificationId: row?.id ?? 0 });
    await runJobs(site);
    expect(mailer.sent).toHaveLength(1);
  });

  test('under a key that waits already takes its place', async () => {
    for (const notificationId of [1, 2, 3]) {
      await enqueue(site.deps.db, 'mail_notification', { notificationId }, { key: 'same' });
    }
    expect(await jobs()).toHaveLength(1);
  });

  test('does not run before its time', async () => {
    const runAt = new Date(Date.now() + 60_000);
    await enqueue(site.deps.db, 'mail_notification', { notificationId: 1 }, { runAt });
    await runJobs(site);
    expect(await jobs()).toHaveLength(1);
  });

  test('that fails is tried again, and what is kept of the failure names nobody', async () => {
    await notify(site.deps.db, { ...notice, userId });
    const failing = {
      ...site.deps,
      mailer: { send: () => Promise.reject(new Error('the mail server refused: EENVELOPE')) },
    };
    await runJobs(site, failing);
    const [failed] = (await state()).failing;
    expect(failed).toMatchObject({ task: 'mail_notification', attempts: 1, is_given_up: false });
    expect(failed?.error).toContain('EENVELOPE');
    expect(Date.parse(failed?.created_at ?? '')).not.toBeNaN();
    expect(JSON.stringify(await state())).not.toMatch(/ornek\.com|oyuncu/);
    await makeJobsDue(site);
    await runJobs(site);
    expect([mailer.sent.length, (await jobs()).length]).toEqual([1, 0]);
  });

  test('that a dead process held runs again; one that is being run is left alone', async () => {
    await notify(site.deps.db, { ...notice, userId });
    const hold = (age: string) =>
      site.database.pool.query(
        `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '${age}'`,
      );
    await hold('1 minute');
    expect(await freeAbandonedJobs(site.deps)).toBe(0);
    await hold('4 minutes');
    expect(await freeAbandonedJobs(site.deps)).toBe(1);
    await runJobs(site);
    expect(mailer.sent).toHaveLength(1);
  });

  test('that takes longer than a dead process is waited for stays whose it is while that one is at it', async () => {
    await enqueue(site.deps.db, 'mail_notification', { notificationId: 1 });
    const lock =
      "update graphile_worker._private_jobs set locked_by = 'worker-slow', locked_at = now() - interval '4 minutes'";
    await site.database.pool.query(lock);
    const [job] = await jobs();
    const isFresh = async () => Date.now() - new Date((await jobs())[0]?.locked_at).getTime() < 2 * 60_000;
    await holdWhile(site.deps, job, () => vi.waitUntil(isFresh, { timeout: 30_000 }), 1);
    expect(await freeAbandonedJobs(site.deps)).toBe(0);
    await site.database.pool.query(lock.replace('worker-slow', 'worker-other'));
    await holdJob(site.deps, job);
    expect(await freeAbandonedJobs(site.deps)).toBe(1);
  });
});

describe('a stuck queue is seen', () => {
  test('by a job that was due over a minute ago, and by one that was given up', async () => {
    expect(await state()).toMatchObject({ is_stuck: false, oldest_due_at: null });
    await notify(site.deps.db, { ...notice, userId });
    await site.database.pool.query(
      "update graphile_worker._private_jobs set run_at = now() - interval '2 minutes'",
    );
    const late = await state();
    expect(late).toMatchObject({ is_stuck: true, overdue: 1, given_up: 0 });
    expect(Date.now() - Date.parse(late.oldest_due_at ?? '')).toBeGreaterThanOrEqual(2 * 60_000 - 1000);
    await site.database.pool.query(
      "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'",
    );
    expect(await state()).toMatchObject({ is_stuck: true, overdue: 0, given_up: 1 });
  });

  test('by a task of the clock that is late or keeps failing', async () => {
    const [task] = recurringTasks;
    if (!task) throw new Error('no task');
    await recordRun(site.deps, task, null);
    expect(await state()).toMatchObject({ is_stuck: false });
    for (let time = 0; time < 3; time += 1) await recordRun(site.deps, task, new Error('broken'));
    expect(await state()).toMatchObject({
      is_stuck: true,
      recurring: expect.arrayContaining([
        expect.objectContaining({ name: task.name, failures: 3, error: 'broken' }),
      ]),
    });
    await recordRun(site.deps, task, null);
    site.clock.advance(task.everyMs + 3 * 60_000);
    expect((await state()).recurring[0]).toMatchObject({ is_late: true, failures: 0, error: null });
    await site.deps.db.delete(recurringRuns).where(eq(recurringRuns.name, task.name));
  });
});

test('a task of the clock that may take long is late when that time is over as well, and is not begun beside itself by a process that starts', async () => {
  const task = recurringTasks.find(({ name }) => name === 'reconcile_books');
  if (!task?.longestMs) throw new Error('no such task');
  await recordRun(site.deps, task, null);
  const isLate = async () => (await state()).recurring.find(({ name }) => name === task.name)?.is_late;
  site.clock.advance(task.everyMs + task.longestMs - 60_000);
  expect(await isLate()).toBe(false);
  site.clock.advance(5 * 60_000);
  expect(await isLate()).toBe(true);
  await site.database.pool.query(
    "update graphile_worker._private_jobs set locked_by = 'worker', locked_at = now()",
  );
  await scheduleUnlessRunning(site.deps.db, task.name);
  expect(await jobs()).toHaveLength(1);
  await site.database.pool.query('delete from graphile_worker._private_jobs');
  await scheduleUnlessRunning(site.deps.db, task.name);
  expect(await jobs()).toHaveLength(1);
});

test('two processes that start keep one waiting run of each task of the clock', async () => {
  const task = { name: 'publish_news', everyMs: 4000 };
  await Promise.all([1, 2, 3, 4].map(() => recordRun(site.deps, task, null)));
  expect((await jobs()).map(({ task_identifier }) => task_identifier)).toEqual(['publish_news']);
});
