import pino from 'pino';
import { createApp } from '../app';
import { noCaptcha } from '../captcha';
import { createChanges } from '../changes';
import type { Clock, Deps } from '../context';
import type { Api } from '../http/app-env';
import { createKick } from '../kick/create-kick';
import { createLimits } from '../limits';
import { rowsAlone } from '../picture-store';
import { createPictures } from '../pictures';
import { randomIds } from '../random-ids';
import { readerOf } from '../services/maintenance/reader-of';
import { createVault } from '../vault';
import { testBeacon } from './beacon.fixture';
import { createTestDatabase, type TestDatabase } from './database.fixture';
import { quickPasswords } from './quick-passwords.fixture';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export interface TestApp {
  readonly app: Api;
  readonly deps: Deps;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  /** One request as the site would send it: client id, JSON, and the given headers on top. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** The visitor's address; each test that meets a limit takes its own. */
  readonly address?: string;
}

const clientId = 'test-client';

/** The token of the setup's link. */
export const setupToken = 'kurulum-baglantisi-en-az-32-karakter';

/**
 * The real application on a database of its own, empty or a copy of a template, with a clock in the test's hand. Close it in
 * `afterAll`.
 */
export async function createTestApp(
  overrides: Partial<Deps> = {},
  { template, now = Date.now() }: { readonly template?: string; readonly now?: number } = {},
): Promise<TestApp> {
  const database = await createTestDatabase(undefined, template);
  const clock = testClock(now);
  const deps: Deps = {
    db: database.db,
    replica: null,
    clock,
    ids: randomIds,
    captcha: noCaptcha,
    passwords: quickPasswords,
    pictures: createPictures(),
    pictureStore: rowsAlone(),
    limits: createLimits(database.db),
    mailer: null,
    sms: null,
    telegram: null,
    push: null,
    kick: createKick({ KICK_API_URL: 'http://127.0.0.1:9', KICK_ID_URL: 'http://127.0.0.1:9' }),
    youtube: null,
    beacon: testBeacon(clock),
    books: readerOf(database.db),
    vault: createVault('test-vault-of-at-least-32-characters'),
    changes: createChanges(),
    log: pino({ level: 'silent' }),
    config: {
      clientId,
      jwtSecret: new TextEncoder().encode('test-secret-of-at-least-32-characters'),
      siteUrl: 'http://localhost:3000',
      cdnUrl: '',
      setupToken,
    },
    ...overrides,
  };
  return { ...mount(deps), deps, clock, database, close: () => database.close() };
}

/** The application on given dependencies, and a way to call it as the site would. */
export function mount(deps: Deps): Pick<TestApp, 'app' | 'call'> {
  const app = createApp(deps);
  return { app, call: async (method, path, options) => app.request(path, toRequest(method, options)) };
}

function testClock(start: number): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

function toRequest(method: string, { body, headers, token, address }: CallOptions = {}): RequestInit {
  const all = new Headers({ 'X-Client-Id': clientId, Accept: 'application/json' });
  if (address !== undefined) all.set('X-Client-Address', address);
  if (token !== undefined) all.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) all.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  if (body === undefined) return { method, headers: all };
  if (body instanceof Uint8Array) return { method, headers: all, body: new Uint8Array(body) };
  return { method, headers: all, body: typeof body === 'string' ? body : JSON.stringify(body) };
}
