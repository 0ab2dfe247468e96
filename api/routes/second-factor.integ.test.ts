import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { recoveryCodes } from '../db/schema/recovery-codes';
import { secondFactors } from '../db/schema/second-factors';
import { freshAddress, goodPassword, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addFactor, appCode } from '../testing/team.fixture';

let site: TestApp;
let names = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function newMate(permission = 'moderator') {
  names += 1;
  const username = `ekipten${names}`;
  return { username, ...(await newMember(site, username, { permission })) };
}
type Mate = Awaited<ReturnType<typeof newMate>>;

async function send(path: string, body: unknown, { token }: Pick<Mate, 'token'>, method = 'POST') {
  names += 1;
  const headers = { 'Idempotency-Key': `anahtar-${String(names).padStart(12, '0')}` };
  const answer = await site.call(method, path, { token, body, headers, address: freshAddress() });
  return { status: answer.status, json: await answer.json() };
}
async function logIn(email: string, more: object = {}, address = freshAddress()) {
  const answer = await site.call('POST', '/login', {
    body: { email, password: goodPassword, ...more },
    address,
  });
  return { status: answer.status, json: await answer.json() };
}
const own = '/user/second-factor';
const nextStep = () => site.clock.advance(30_000);

/** Enrols by the calls alone; answers the secret and the recovery codes. */
async function enrol(mate: Mate) {
  const started = await send(own, { password: goodPassword }, mate);
  const { secret } = started.json.data;
  const confirmed = await send(`${own}/confirmation`, { code: appCode(secret, site.clock.now()) }, mate);
  expect([started.status, confirmed.status]).toEqual([200, 200]);
  return { secret: String(secret), codes: confirmed.json.data.codes.map(String) as string[] };
}

describe('a second factor', () => {
  test('is begun with the password, counts from its first good code on, and is unreadable where it is stored', async () => {
    const mate = await newMate();
    expect((await send(own, { password: 'yanlis' }, mate)).json.errors).toEqual({ password: ['wrong'] });
    const started = await send(own, { password: goodPassword }, mate);
    expect(started.json.data.uri).toMatch(
      /^otpauth:\/\/totp\/localhost%3A3000:ekipten\d+\?.*secret=[A-Z2-7]{32}/,
    );
    expect((await logIn(mate.username)).status, 'begun alone asks for nothing').toBe(200);
    expect((await send(`${own}/confirmation`, { code: '000000' }, mate)).json.errors).toEqual({
      code: ['wrong'],
    });
    const { secret, codes } = await enrol(mate);
    expect(codes).toHaveLength(10);
    const [row] = await site.database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, mate.id));
    const hashes = await site.database.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, mate.id));
    const stored = JSON.stringify([row, hashes]);
    for (const known of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(known);
    expect((await send(own, { password: goodPassword }, mate)).status, 'one at a time').toBe(409);
    expect((await site.call('GET', own, mate)).status).toBe(200);
  });

  test('is asked for by the login, which says nothing of it before the password is right', async () => {
    const mate = await newMate();
    const { secret } = await enrol(mate);
    nextStep();
    expect((await logIn(mate.username, { password: 'Yanlis-Parola1' })).json).toEqual({
      error: 'invalid_credentials',
    });
    expect(await logIn(mate.username)).toEqual({ status: 401, json: { error: 'second_factor_required' } });
    expect((await logIn(mate.username, { code: '000000' })).json.errors).toEqual({ code: ['wrong'] });
    const good = await logIn(mate.username, { code: appCode(secret, site.clock.now()) });
    expect([good.status, typeof good.json.token]).toEqual([200, 'string']);
  });

  test('takes each code once, of twenty who come with it at the same time one', async () => {
    const mate = await newMate();
    const secret = await addFactor(site, mate.id);
    const code = appCode(secret, site.clock.now());
    await site.deps.limits.secondFactor.clear(mate.id);
    const tries = await Promise.all(Array.from({ length: 9 }, () => logIn(mate.username, { code })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 8 }, () => 422)]);
    expect((await logIn(mate.username, { code })).status, 'again').toBe(422);
    nextStep();
    expect((await logIn(mate.username, { code: appCode(secret, site.clock.now()) })).status).toBe(200);
  });

  test('takes a code of half a minute before and after, and none that is older', async () => {
    const mate = await newMate();
    const secret = await addFactor(site, mate.id);
    const at = (steps: number) => appCode(secret, site.clock.now() + steps * 30_000);
    const statuses = [];
    for (const steps of [-2, 2, -1, 1])
      statuses.push((await logIn(mate.username, { code: at(steps) })).status);
    expect(statuses).toEqual([422, 422, 200, 200]);
  });

  test('is tried ten times in 15 minutes, from wherever the tries come', async () => {
    const mate = await newMate();
    const secret = await addFactor(site, mate.id);
    for (let time = 0; time < 10; time += 1)
      expect((await logIn(mate.username, { code: '000000' })).status).toBe(422);
    const late = await logIn(mate.username, { code: appCode(secret, site.clock.now()) });
    expect(late.status, 'the right one, too').toBe(429);
  });

  test('is not let off by asking without a code in between', async () => {
    const mate = await newMate();
    await addFactor(site, mate.id);
    const address = freshAddress();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await logIn(mate.username, { code: '000000' }, address)).status);
      await logIn(mate.username, {}, address);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('recovery codes', () => {
  test('let in once each, also at the same time and however they are typed; new ones replace them', async () => {
    const mate = await newMate();
    const { secret, codes } = await enrol(mate);
    const [first = '', second = '', third = ''] = codes;
    const pair = await Promise.all([
      logIn(mate.username, { code: first }),
      logIn(mate.username, { code: first }),
    ]);
    expect(pair.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await logIn(mate.username, { code: second.replace('-', ' ').toLowerCase() })).status).toBe(200);
    expect((await (await site.call('GET', own, mate)).json()).data).toEqual({ state: 'on', codes_left: 8 });
    nextStep();
    const renewed = await send(`${own}/recovery-codes`, { code: appCode(secret, site.clock.now()) }, mate);
    expect(renewed.json.data.codes).toHaveLength(10);
    expect((await logIn(mate.username, { code: third })).status).toBe(422);
    const lines = await site.database.db.select().from(auditLog).where(eq(auditLog.actorId, mate.id));
    expect(lines.map(({ action }) => action)).toEqual(['factor_confirmed', 'recovery_codes_made']);
    for (const code of renewed.json.data.codes) expect(JSON.stringify(lines)).not.toContain(code);
  });

  test('of somebody else open nothing', async () => {
    const [one, other] = [await newMate(), await newMate()];
    await addFactor(site, one.id, { code: 'QQQQQ-QQQQQ' });
    await addFactor(site, other.id, { code: 'WWWWW-WWWWW' });
    expect((await logIn(one.username, { code: 'WWWWW-WWWWW' })).status).toBe(422);
  });
});

describe('a factor that the whole team needs', () => {
  test('closes the desk until there is one, and leaves the way to it and everything of members open', async () => {
    const [admin, mate, editor] = [await newMate('admin'), await newMate(), await newMate('editor')];
    const player = await newMember(site, 'oyuncu');
    const require = (required: boolean) => send('/desk/team/second-factor', { required }, admin, 'PUT');
    expect((await require(true)).json).toEqual({ error: 'second_factor_needed' });
    await addFactor(site, admin.id);
    expect((await require(true)).status).toBe(201);
    const ask = async (path: string, who: Pick<Mate, 'token'>) => (await site.call('GET', path, who)).status;
    for (const who of [mate, editor])
      for (const path of ['/desk/inbox', '/desk/content', '/reviews/deposit', '/orders'])
        expect((await (await site.call('GET', path, who)).json()).error, path).toBe('second_factor_needed');
    expect((await (await site.call('GET', '/user', mate)).json()).data.second_factor).toBe('needed');
    expect([await ask(own, mate), await ask('/user/orders', mate), await ask('/user', player)]).toEqual([
      200, 200, 200,
    ]);
    await enrol(mate);
    expect([await ask('/desk/content', mate), await ask('/desk/content', admin)]).toEqual([200, 200]);
    expect((await require(false)).status).toBe(201);
    expect(await ask('/desk/content', editor)).toBe(200);
  });

  test('is taken from who lost it by another admin, with the sessions, and they are told; nobody takes their own so', async () => {
    const [admin, mate] = [await newMate('admin'), await newMate()];
    await addFactor(site, mate.id);
    const reason = 'Telefonunu kaybetti, yüz yüze konuştuk.';
    const path = `/desk/team/${mate.id}/second-factor/removal`;
    expect((await send(path, { reason }, mate)).status).toBe(403);
    expect((await send(path, { reason }, admin)).status).toBe(201);
    expect((await send(path, { reason }, admin)).status, 'nothing left to take').toBe(409);
    expect((await site.call('GET', '/user', mate)).status).toBe(401);
    expect((await logIn(mate.username)).status).toBe(200);
    await addFactor(site, admin.id);
    expect((await send(`/desk/team/${admin.id}/second-factor/removal`, { reason }, admin)).status).toBe(403);
    const [line] = await site.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `users:${mate.id}`));
    expect(line).toMatchObject({
      action: 'factor_reset',
      before: { second_factor: true },
      after: { second_factor: false },
    });
    const told = eq(notifications.userId, mate.id);
    expect(await site.database.db.select().from(notifications).where(told)).toMatchObject([
      { kind: 'factor_reset', params: { reason } },
    ]);
  });
});

test('a member and a support role have none, and a login with a code that nobody asked for is a login', async () => {
  const id = await makeUser(site, 'sade-uye');
  expect((await logIn('sade-uye', { code: '123456' })).status).toBe(200);
  const { token } = (await logIn('sade-uye')).json;
  for (const who of [{ token }, await newMate('Nartane')])
    expect((await send(own, { password: goodPassword }, who)).status).toBe(403);
  expect(await site.database.db.$count(secondFactors, eq(secondFactors.userId, id))).toBe(0);
});
