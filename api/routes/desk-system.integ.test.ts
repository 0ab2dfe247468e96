import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemAnswerSchema, systemTestAnswerSchema } from '@/contract/desk-system';
import { jobsAnswerSchema } from '@/contract/jobs';
import { noCaptcha } from '../captcha';
import { auditLog } from '../db/schema/audit-log';
import { contentChanges } from '../db/schema/content-changes';
import { users } from '../db/schema/users';
import { reconcileLedger } from '../jobs/reconcile-ledger';
import { createPush } from '../push/create-push';
import { recordMaintenance } from '../services/maintenance/record-maintenance';
import { logInAs } from '../testing/accounts.fixture';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { startPushServer } from '../testing/push-server.fixture';
import { quietBot } from '../testing/verification.fixture';

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
  expect(services.map(({ is_on: isOn }) => isOn)).toEqual([false, false, false, false, false, false]);
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

  const mails = async () => (await queue()).outgoing?.find(({ task }) => task === 'mail_notification');
  expect(await mails()).toEqual({
    ...{ task: 'mail_notification', waiting: 0, tried: 0, given_up: 1, oldest_at: null },
  });
  expect((await run({ kind: 'job', name: failed?.id })).status).toBe(201);
  expect(await mails()).toMatchObject({ waiting: 1, tried: 1, given_up: 0, oldest_at: expect.any(String) });
  await api.deps.db.insert(contentChanges).values({ tag: 'news' });
  const pages = (await queue()).outgoing?.find(({ task }) => task === 'content_changes');
  expect(pages).toMatchObject({ waiting: expect.any(Number), oldest_at: expect.any(String) });
  expect(pages?.waiting).toBeGreaterThan(0);
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
  const written: unknown[] = [];
  const telegram = {
    ...quietBot,
    write: async (id: number, text: string) => written.push([id, text]) > 0,
  };
  const probe = async () => {
    throw new Error('the verifier refused: invalid-input-secret');
  };
  const connected = mount({ ...api.deps, mailer, telegram, captcha: { ...noCaptcha, probe } });
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
  for (const missing of ['sms', 'telegram']) expect((await send(missing)).status).toBe(404);
  await api.deps.db.update(users).set({ telegramId: 77, telegramVerifiedAt: new Date() });
  expect(systemTestAnswerSchema.parse(await (await send('telegram')).json()).data.is_sent).toBe(true);
  expect(written).toEqual([[77, expect.stringContaining('http')]]);
  const asked = systemTestAnswerSchema.parse(await (await send('captcha')).json()).data;
  expect(asked).toEqual({ is_sent: false, problem: 'the verifier refused: invalid-input-secret' });
  expect((await send('mail')).status).toBe(200);
  expect((await send('mail')).status).toBe(429);
  const rows = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'service_tested'));
  expect(rows.map(({ after }) => after)).toContainEqual({ problem: 'the mail server refused: EAUTH' });
});

test('a test by push comes to each browser of the asking admin and to nobody else’s, says what the push service answered, and is written down', async () => {
  const env = { VAPID_KEY: Buffer.alloc(32, 9).toString('base64url'), SITE_URL: 'https://site.ornek.com' };
  const log = { warn: () => undefined };
  const server = await startPushServer(createPush(env, log)?.publicKey ?? '');
  const connected = mount({ ...api.deps, push: createPush(env, log, server.post) });
  const asking = await newMember(api, 'denetci', { permission: 'admin' });
  const other = await newMember(api, 'baskasi', { permission: 'admin' });
  const keep = async (token: string) => {
    const device = server.subscribe();
    const kept = await connected.call('POST', '/user/push-device', { token, body: device });
    expect(kept.status).toBe(200);
    return new URL(device.endpoint).pathname;
  };
  const send = () =>
    connected.call('POST', '/desk/system/tests', { token: asking.token, body: { service: 'push' } });
  const read = async () => systemTestAnswerSchema.parse(await (await send()).json()).data;
  const listed = systemAnswerSchema.parse(
    await (await connected.call('GET', '/desk/system', { token: asking.token })).json(),
  ).data;
  expect(listed.services).toContainEqual({ service: 'push', is_on: true });

  await keep(other.token);
  expect((await send()).status).toBe(404);
  const own = [await keep(asking.token), await keep(await logInAs(api, 'denetci'))];
  expect(await read()).toEqual({ is_sent: true, problem: null });
  expect(server.delivered.map(({ path }) => path).sort()).toEqual(own.sort());
  expect(JSON.parse(server.delivered[0]?.text ?? '')).toMatchObject({ title: 'Sikke', tag: 'test' });
  server.answer({ status: 403 }, { status: 201 });
  expect(await read()).toEqual({ is_sent: false, problem: 'the push service answered 403' });
  const rows = await api.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'service:push'));
  expect(rows.map(({ actorId, after }) => [actorId, after])).toEqual([
    [asking.id, { problem: null }],
    [asking.id, { problem: 'the push service answered 403' }],
  ]);
  await server.close();
});
