import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { timeLimits } from '@/lib/upstream/call';
import { type FaultServer, forgetHealth, startFaultServer } from '@/lib/upstream/fault-server.fixture';
import { callMethods } from './answer-call';
import { TestBrowser, type Visit } from './browser.fixture';
import { tokenFor } from './foreign-upstream.fixture';

// Before modules are loaded, which keep the clock that they find.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'] }));

const login = callMethods('login');
const media = callMethods('media');
const telegramUnlink = callMethods('telegramUnlink');

const settingsSchema = z.object({
  functions: z.object({ 'app/**/*': z.object({ maxDuration: z.number() }) }),
});
const { functions } = settingsSchema.parse(JSON.parse(readFileSync('vercel.json', 'utf8')));
const allowedMs = functions['app/**/*'].maxDuration * 1_000;

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
// What was read lately holds for a second.
beforeEach(() => void vi.setSystemTime(Date.now() + 60_000));
afterAll(async () => {
  await upstream.close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** What a call of this line may take in all: a read is repeated, but for the renewal of a token. */
function limitOf(line: string): number {
  if (line === 'POST /media') return timeLimits.uploadMs;
  if (line === 'GET /refresh') return timeLimits.readMs;
  return line.startsWith('GET ') ? timeLimits.wholeMs : timeLimits.writeMs;
}

const userWith = (telegram_verified_at: string | null) => {
  const validations = { phone: 1, telegram_verified_at };
  return { status: true, data: { username: 'uye', point: 5, permission: 'player', validations } };
};
const picture = { id: '6f1c1f7e-2c7a-4a53-9d0c-0f4f8b6f2a11', width: 1, height: 1 };

const good: Readonly<Record<string, unknown>> = {
  'GET /init': { status: true, data: { setting: { login_telegram_required: 1 } } },
  'GET /user': userWith('2026-01-01T00:00:00Z'),
  'POST /media': { status: true, data: picture },
  'POST /user/telegram/unlink': { status: true },
};

/** A member who logs in as a player without Telegram and verifies it elsewhere. */
async function logIn(): Promise<TestBrowser> {
  const said: Readonly<Record<string, unknown>> = {
    'POST /login': { status: true, token: await tokenFor(3_600) },
    'GET /user': userWith(null),
  };
  upstream.answerWith((request, response) => say(response, 200, said[`${request.method} ${request.url}`]));
  const browser = new TestBrowser();
  await browser.visit(login.POST, 'POST', { body: { email: 'a', password: 'b' } });
  return browser;
}

/** From now on every other call of a kind that brings a token is told to renew it, and each renewed token is another one. */
async function refuseTokens(): Promise<void> {
  forgetHealth();
  upstream.seen.splice(0);
  const tokens = await Promise.all([3_601, 3_602, 3_603].map(tokenFor));
  upstream.answerWith(({ method, url, headers }, response) => {
    const line = `${method} ${url}`;
    if (line === 'GET /refresh') return say(response, 200, { status: true, data: { token: tokens.pop() } });
    const isOdd = upstream.seen.filter((seen) => seen === line).length % 2 === 1;
    if (headers.authorization && isOdd) return say(response, 401, { login_again: true });
    return say(response, 200, good[line]);
  });
}

function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const user = ['GET /user', 'GET /refresh', 'GET /user'];
const upload = ['POST /media', 'GET /refresh', 'POST /media'];
const unlink = ['POST /user/telegram/unlink', 'GET /refresh', 'POST /user/telegram/unlink'];
const raw: Visit = { raw: new Uint8Array(3), headers: { 'content-type': 'image/png' } };

it.each([
  ['a picture', media.POST, raw, ['GET /init', ...user, ...upload], 66_000],
  [
    'letting Telegram go',
    telegramUnlink.POST,
    { body: { password: 'b' } },
    ['GET /init', ...user, ...unlink, ...user],
    75_000,
  ],
] as const)(
  'the answer to %s, where each call takes all its time and each token has to be renewed, still comes before Vercel ends the function',
  async (_name, handler, visit, calls, longestMs) => {
    const member = await logIn();
    await refuseTokens();
    const answer = await member.visit(handler, 'POST', visit);
    expect([answer.status, upstream.seen]).toEqual([200, calls]);
    const sum = upstream.seen.map(limitOf).reduce((all, ms) => all + ms, 0);
    expect(sum).toBe(longestMs);
    expect(allowedMs).toBeGreaterThan(sum);
  },
);
