import { SignJWT } from 'jose';
import { vi } from 'vitest';
import { type FaultServer, forgetHealth, startFaultServer } from '@/lib/upstream/fault-server.fixture';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';

const login = callMethods('login');

/** Status and JSON of an answer; text is sent as HTML. */
export type Said = readonly [status: number, body: unknown];
/** The same with headers beside its type. */
type SaidWith = readonly [...Said, headers: Readonly<Record<string, string>>];

/** A server that nobody of this house wrote: it says what a test says, by method and path, and 404 in HTML to everything else. */
export interface ForeignUpstream extends Pick<FaultServer, 'seen' | 'close'> {
  /** From now on; what was said before is forgotten, but for the login and the user. */
  say(answers: Readonly<Record<string, Said | SaidWith>>): void;
}

const validations = { phone: 1, telegram_verified_at: '2026-01-01T00:00:00Z' };
const foreignUser = { username: 'yabanci', point: 5, permission: 'player', validations };
/** What the specification says of a login, and no more. */
const specified: Readonly<Record<string, Said>> = {
  'POST /login': [200, { status: true, token: await tokenFor(3_600) }],
  'GET /user': [200, { status: true, data: foreignUser }],
};

/** A token as an upstream makes one, with so many seconds to live. */
export function tokenFor(seconds: number): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return new SignJWT({ exp })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('k'.repeat(32)));
}

export async function startForeignUpstream(): Promise<ForeignUpstream> {
  const server = await startFaultServer();
  vi.stubEnv('LOG_LEVEL', 'silent');
  let said: Readonly<Record<string, Said | SaidWith>> = specified;
  server.answerWith((request, response) => {
    const [status, body, headers] = said[`${request.method} ${request.url}`] ?? [404, '<h1>Not Found</h1>'];
    const type = typeof body === 'string' ? 'text/html' : 'application/json';
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return {
    seen: server.seen,
    close: server.close,
    say(answers) {
      forgetHealth();
      said = { ...specified, ...answers };
    },
  };
}

/** A browser that has logged in. */
export async function foreignMember(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const answer = await browser.visit(login.POST, 'POST', { body: { email: 'a', password: 'b' } });
  if (answer.status !== 200) throw new Error(`no login: ${answer.status}`);
  return browser;
}
