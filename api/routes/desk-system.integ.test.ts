import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemAnswerSchema, systemTestAnswerSchema } from '@/contract/desk-system';
import { jobsAnswerSchema } from '@/contract/jobs';
import { auditLog } from '../db/schema/audit-log';
import { reconcileLedger } from '../jobs/reconcile-ledger';
import { recordMaintenance } from '../services/maintenance/record-maintenance';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let admin: Member;
beforeAll(async () => {
  api = await createTestApp();
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
});
afterAll(() => api.close());

const read = async () =>
  systemAnswerSchema.parse(await (await api.call('GET', '/desk/system', { token: admin.token })).json()).data;
const run = (body: unknown) =>
  api.call('POST', '/desk/system/runs', {
    token: admin.token,
    body,
    headers: { 'Idempotency-Key': randomUUID() },
  });

test('says what runs, which services are connected, and how maintenance went last, a failure beside the last success', async () => {
  expect((await read()).maintenance).toEqual([]);
  await reconcileLedger(api.deps);
  await recordMaintenance(api.deps, { kind: 'backup', outcome: { figures: { rows: 7, bytes: 2048 } } });
  const at = new Date(api.clock.now()).toISOString();
  api.clock.advance(60_000);
  await recordMaintenance(api.deps, { kind: 'backup', outcome: { problem: 'ENOSPC: no space left' } });
  const later = new Date(api.clock.now()).toISOString();
  const { maintenance, services, versions, storage } = await read();
  expect(maintenance).toEqual([
    {
      kind: 'backup',
      last_ended_at: later,
      last_ok_at: at,
      figures: { rows: 7, bytes: 2048 },
      problem: 'ENOSPC: no space left',
    },
    {
      kind: 'reconcile',
      last_ended_at: at,
      last_ok_at: at,
      figures: { members: 1, lines: 0 },
      problem: null,
    },
  ]);
  expect(services.map(({ is_on: isOn }) => isOn)).toEqual([false, false, false, false]);
  expect(versions).toMatchObject({
    node: process.versions.node,
    product: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(storage).toMatchObject({ pictures: 0, picture_bytes: 0 });
  expect(storage.database_bytes).toBeGreaterThan(1_000_000);
});

test('runs a task of the clock at once and a failed job from its first try, writes down who asked, and knows no other', async () => {
  await api.deps.db.execute(
    sql`select graphile_worker.add_job('mail_notification', '{"notificationId": 1}'::json)`,
  );
  await api.deps.db.execute(
    sql`update graphile_worker._private_jobs set attempts = 25, last_error = 'refused', run_at = now() + interval '1 day'`,
  );
  const queue = async () =>
    jobsAnswerSchema.parse(await (await api.call('GET', '/jobs', { token: admin.token })).json()).data;
  const [failed] = (await queue()).failing;
  expect(failed).toMatchObject({ task: 'mail_notification', is_given_up: true });

  expect((await run({ kind: 'job', name: failed?.id })).status).toBe(201);
  expect((await queue()).failing[0]).toMatchObject({ attempts: 0, is_given_up: false });
  expect((await run({ kind: 'task', name: 'sweep' })).status).toBe(201);
  expect((await queue()).waiting).toBe(2);
  for (const body of [
    { kind: 'task', name: 'mail_notification' },
    { kind: 'job', name: '999999' },
  ])
    expect((await run(body)).status).toBe(404);
  expect((await run({ kind: 'task', name: '../x' })).status).toBe(422);
  const rows = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'job_run'));
  expect(rows.map(({ subject, actorId }) => [subject, actorId])).toEqual([
    [`job:${failed?.id}`, admin.id],
    ['task:sweep', admin.id],
  ]);
});

test('sends a test to the asking admin by the service itself, says what that answered, writes it down, and five times an hour at most', async () => {
  const sent: string[] = [];
  let refusal: Error | null = null;
  const mailer = {
    send: async ({ to }: { readonly to: string }) => {
      if (refusal) throw refusal;
      sent.push(to);
    },
  };
  const connected = mount({ ...api.deps, mailer });
  const send = (service: string) =>
    connected.call('POST', '/desk/system/tests', { token: admin.token, body: { service } });
  expect(
    (await api.call('POST', '/desk/system/tests', { token: admin.token, body: { service: 'mail' } })).status,
  ).toBe(404);
  const good = systemTestAnswerSchema.parse(await (await send('mail')).json()).data;
  expect([good, sent]).toEqual([{ is_sent: true, problem: null }, ['yonetici@ornek.com']]);
  refusal = new Error('the mail server refused: EAUTH');
  const bad = systemTestAnswerSchema.parse(await (await send('mail')).json()).data;
  expect(bad).toEqual({ is_sent: false, problem: 'the mail server refused: EAUTH' });
  expect((await send('sms')).status).toBe(404);
  for (let more = 0; more < 3; more += 1) await send('mail');
  expect((await send('mail')).status).toBe(429);
  const rows = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'service_tested'));
  expect(rows.map(({ after }) => after)).toContainEqual({ problem: 'the mail server refused: EAUTH' });
});
