import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../db/schema/audit-log';
import { makeUser } from '../../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { recordAudit } from '../../audit/record-audit';
import { verifyAudit } from './verify-audit';

let api: TestApp;
let names = 0;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function newActor() {
  names += 1;
  const username = `yetkili${names}`;
  return { id: await makeUser(api, username, { permission: 'moderator' }), username };
}
const caller = { requestId: 'istek', clientAddress: '10.0.0.1', clientAgent: '' };
const write = (actorId: string, number: number) =>
  api.deps.db.transaction((tx) =>
    recordAudit(
      { ...api.deps, ...caller, tx },
      {
        ...{ actorId, action: 'settings_changed', subject: 'settings:frame', reason: 'Deneme.' },
        ...{ before: { number: number - 1, word: 'ığüşöç "\\' }, after: { number } },
      },
    ),
  );
const linesOf = (actorId: string) =>
  api.deps.db.select().from(auditLog).where(eq(auditLog.actorId, actorId)).orderBy(auditLog.position);
/** As somebody would who owns the database. */
async function tamper(statement: string) {
  const tables = ['audit_log', 'audit_heads'];
  const each = (verb: string) => tables.map((table) => `alter table ${table} ${verb} trigger user;`).join('');
  await api.deps.db.execute(sql.raw(`${each('disable')} ${statement}; ${each('enable')}`));
}
const faultsOf = async (username: string) =>
  (await verifyAudit(api.deps.db)).faults
    .filter((one) => one.username === username)
    .map(({ fault }) => fault);

describe('the chain of an actor', () => {
  test('has every line after the one before it, also of forty that are written at once', async () => {
    const [one, other] = [await newActor(), await newActor()];
    const each = Array.from({ length: 20 }, (_, at) => [write(one.id, at), write(other.id, at)]);
    await Promise.all(each.flat());
    for (const { id } of [one, other]) {
      const lines = await linesOf(id);
      expect(lines.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
      expect(lines.map(({ prevHash }) => prevHash)).toEqual([
        '',
        ...lines.slice(0, -1).map(({ hash }) => hash),
      ]);
    }
    expect((await verifyAudit(api.deps.db)).faults).toEqual([]);
  });

  test('has no gap where a transaction was taken back, and takes nothing that is sent for it', async () => {
    const { id, username } = await newActor();
    await write(id, 1);
    const failing = api.deps.db.transaction(async (tx) => {
      await tx.insert(auditLog).values({ ...sent(id), position: 9 });
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    await api.deps.db.insert(auditLog).values({ ...sent(id), position: 9, prevHash: 'x', hash: 'y' });
    expect((await linesOf(id)).map(({ position }) => position)).toEqual([1, 2]);
    expect(await faultsOf(username)).toEqual([]);
  });
});

const sent = (actorId: string) => ({
  ...{ actorId, action: 'settings_changed' as const, subject: 'settings:frame', reason: 'Deneme.' },
  ...{ before: {}, after: {}, requestId: 'istek', createdAt: new Date(0) },
});

describe('the database refuses', () => {
  test.each([
    "update audit_log set reason = 'Başka.'",
    'delete from audit_log',
    'truncate audit_log',
    "update audit_heads set hash = ''",
    'delete from audit_heads',
    'truncate audit_heads',
  ])('%s', async (statement) => {
    await expect(api.deps.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});

describe('what was done to the table behind that is named by its line', () => {
  const cases: readonly (readonly [string, (id: number) => string, string])[] = [
    ['a changed text', (id) => `update audit_log set reason = 'Başka.' where id = ${id}`, 'was changed'],
    [
      'a changed value',
      (id) => `update audit_log set after = '{"number": 99}' where id = ${id}`,
      'was changed',
    ],
    [
      'a changed moment',
      (id) => `update audit_log set created_at = created_at + interval '1 millisecond' where id = ${id}`,
      'was changed',
    ],
  ];
  test.each(cases)('%s', async (_, statement, how) => {
    const { id, username } = await newActor();
    for (const number of [1, 2, 3]) await write(id, number);
    const line = (await linesOf(id))[1]?.id ?? 0;
    await tamper(statement(line));
    expect(await faultsOf(username)).toEqual([`line ${line} of the audit log ${how}`]);
  });

  test('a line that was taken out, made to fit or not', async () => {
    const { id, username } = await newActor();
    for (const number of [1, 2, 3]) await write(id, number);
    const [, second, third] = await linesOf(id);
    await tamper(`delete from audit_log where id = ${second?.id}`);
    expect(await faultsOf(username)).toEqual([
      `line ${third?.id} of the audit log does not follow the line before it`,
    ]);
  });

  test('the last lines taken away, which the head remembers', async () => {
    const { id, username } = await newActor();
    for (const number of [1, 2, 3]) await write(id, number);
    const before = await verifyAudit(api.deps.db);
    await tamper(`delete from audit_log where actor_id = '${id}' and position > 1`);
    expect(await faultsOf(username)).toEqual(['the audit log ends at line 1 of theirs, not at 3']);
    await tamper(
      `delete from audit_log where actor_id = '${id}'; delete from audit_heads where actor_id = '${id}'`,
    );
    expect(await faultsOf(username)).toEqual([]);
    expect((await verifyAudit(api.deps.db)).seal).not.toBe(before.seal);
  });
});
