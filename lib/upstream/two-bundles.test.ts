import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';

let upstream: FaultServer;
beforeAll(async () => {
  upstream = await startFaultServer();
  vi.stubEnv('LOG_LEVEL', 'silent');
});
beforeEach(() => forgetHealth());
afterEach(() => forgetHealth());
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const json = { 'content-type': 'application/json' };

/** The modules as one bundle has them; each call makes another copy of all. */
async function bundle() {
  vi.resetModules();
  const [call, answer, answering, renew, underWay] = await Promise.all([
    import('./call'),
    import('@/lib/bff/answer'),
    import('@/lib/bff/answering'),
    import('./renew'),
    import('@/lib/under-way'),
  ]);
  return { ...call, ...answer, ...answering, ...renew, ...underWay };
}
type Bundle = Awaited<ReturnType<typeof bundle>>;

const write = ({ callUpstream }: Bundle) =>
  callUpstream({ method: 'POST', path: '/logout', answer: statusSchema, body: {} });
const answered = async ({ answering, toResponse }: Bundle, run: () => Promise<unknown>) =>
  toResponse(
    await answering(new Request('http://localhost:3000/api'), async () => Response.json(await run())),
  );

it('a breaker that one bundle opened answers 503 in every other, and is told as an outage', async () => {
  upstream.answerWith((_request, response) => response.writeHead(500, json).end('{}'));
  const first = await bundle();
  for (let calls = 0; calls < 20; calls += 1) await write(first).catch(() => undefined);
  upstream.seen.splice(0);
  const second = await bundle();
  const outcome = await second.runUnderWay(async ({ outage }) => {
    const { status } = await answered(second, () => write(second));
    return { status, ...outage };
  });
  expect(outcome).toMatchObject({ status: 503, isSeen: true });
  expect(upstream.seen).toEqual([]);
});

it('a renewal that one bundle began and the upstream refused ends the session in every other', async () => {
  upstream.answerWith((_request, response) => response.writeHead(401, json).end('{}'));
  const user = { username: 'a', permission: 'player', phoneVerified: true, telegramVerified: true };
  const session = { token: 't', tokenExpiresAt: 1, sessionId: 's', startedAt: 0, user };
  const [first, second] = [await bundle(), await bundle()];
  const begun = first.renewSession(session).catch(() => undefined);
  const answer = await answered(second, () => second.renewSession(session));
  await begun;
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'token_expired' }]);
  expect(upstream.seen.filter((line) => line === 'GET /refresh')).toHaveLength(1);
});
