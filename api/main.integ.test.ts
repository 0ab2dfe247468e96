import { connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '@/contract/error-body';
import { goodPassword, registration } from './testing/accounts.fixture';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture';
import { type ApiProcess, startApi } from './testing/process.fixture';

let database: TestDatabase;
const started: ApiProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await database.close();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const api = await startApi({ DATABASE_URL: database.url, CLIENT_ID: 'test-client', ...env });
  started.push(api);
  return api;
}

const headers = { 'X-Client-Id': 'test-client', 'Content-Type': 'application/json' };
const post = (base: string, path: string, body: unknown) =>
  fetch(new URL(path, base), { method: 'POST', headers, body: JSON.stringify(body) });

describe('start', () => {
  test('wrong variables are named, never shown, and end the start with code 1', async () => {
    const api = await start({ UPSTREAM_JWT_SECRET: 'tooshort-7f3a', UPSTREAM_PORT: 'http-9c1d' });
    expect(await api.ended).toBe(1);
    const text = api.errors.join('');
    expect(text).toMatch(
      /^The community API stopped: .*UPSTREAM_PORT.*UPSTREAM_JWT_SECRET.*\n$|^The community API stopped: .*UPSTREAM_JWT_SECRET.*UPSTREAM_PORT.*\n$/,
    );
    expect(text).not.toMatch(/7f3a|9c1d/);
  });

  test('a taken port is one line and code 1', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => {
      blocker.listen(0, '127.0.0.1', resolve);
    });
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const api = await start({ UPSTREAM_PORT: String(port) });
    expect(await api.ended).toBe(1);
    expect(api.errors.join('')).toMatch(/^The community API stopped: .*EADDRINUSE.*\n$/);
    blocker.close();
  });
});

describe('a database of another version', () => {
  test('that lacks migrations is one line and code 1', async () => {
    const older = await createTestDatabase();
    await older.pool.query('delete from drizzle.__drizzle_migrations');
    const api = await start({ DATABASE_URL: older.url });
    expect(await api.ended).toBe(1);
    expect(api.errors.join('')).toBe(
      'The community API stopped: the database lacks migrations: run api/migrate.ts first\n',
    );
    await older.close();
  });

  test('that is newer is served, with a warning', async () => {
    const newer = await createTestDatabase();
    await newer.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
    );
    const api = await start({ DATABASE_URL: newer.url });
    expect((await fetch(new URL('/readyz', await api.base))).status).toBe(200);
    expect(api.lines.join('\n')).toContain('migrated by a newer version');
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    await newer.close();
  });
});

describe('a running API', () => {
  test('logs JSON with request ids and says what happened, but no password, token, mail or address of a page query', async () => {
    const api = await start();
    const base = await api.base;
    await post(base, '/register', registration('gunlukcu'));
    const { token } = await (
      await post(base, '/login', { email: 'gunlukcu@ornek.com', password: goodPassword })
    ).json();
    await post(base, '/login', { email: 'gunlukcu@ornek.com', password: 'Yanlis-Sifre1' });
    await fetch(new URL('/user?gizli=1', base), {
      headers: { ...headers, Authorization: `Bearer ${token}` },
    });
    await fetch(new URL('/logout', base), {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}` },
    });
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    const log = api.lines.join('\n');
    for (const event of ['registered', 'login_ok', 'login_failed', 'logout'])
      expect(log).toContain(`"event":"${event}"`);
    for (const secret of [goodPassword, 'Yanlis-Sifre1', token, '@ornek.com', 'gizli', 'test-client']) {
      expect(log).not.toContain(secret);
    }
    const requests = api.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(5);
    for (const line of requests)
      expect(line).toMatchObject({ requestId: expect.any(String), status: expect.any(Number) });
    expect(log).toContain('RECAPTCHA_SECRET is not set');
  });

  test('SIGTERM lets the running request end, refuses new ones and exits with 0', async () => {
    const api = await start();
    const base = await api.base;
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    const running = post(base, '/login', { email: 'kimse', password: 'x' });
    await waitUntilBlocked(database);
    api.child.kill('SIGTERM');
    await refusesConnections(base);
    await blocker.query('commit');
    await blocker.end();
    expect((await running).status).toBe(401);
    expect(await api.ended).toBe(0);
  });

  test('a reader of its log that goes away does not take it along', async () => {
    const api = await start();
    const base = await api.base;
    api.child.stdout?.destroy();
    for (let time = 0; time < 20; time += 1) {
      expect((await fetch(new URL('/init', base), { headers })).status).toBe(200);
    }
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
  });

  test.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['an impossible host', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['an absolute target', 'GET http://evil.test/healthz HTTP/1.1\r\nHost: a\r\n\r\n', 200],
    ['17 KB of headers', `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['an expectation nobody meets', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 400],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', 405],
  ])('a raw request with %s is answered, never with a 5xx', async (_, request, status) => {
    const answer = await rawAnswer(await running(), request);
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])).toBe(status);
    if (status === 200) return;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(errorBodySchema.strict().parse(JSON.parse(body)).error).toEqual(expect.any(String));
  });

  test('a call without the client id is a line in the log, and so is what Node itself refuses', async () => {
    const api = await start();
    await fetch(new URL('/sponsors', await api.base), { headers: { 'X-Request-Id': 'stranger-1' } });
    await rawAnswer(await api.base, 'nonsense\r\n\r\n');
    api.child.kill('SIGTERM');
    await api.ended;
    const lines = api.lines.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request', path: '/sponsors', status: 403, requestId: 'stranger-1' }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request refused', code: 'bad_request' }));
  });
});

async function waitUntilBlocked({ pool }: TestDatabase): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rowCount) return;
  }
}

async function refusesConnections(base: string): Promise<void> {
  for (;;) {
    const refused = await fetch(new URL('/healthz', base), { headers: { Connection: 'close' } }).then(
      () => false,
      () => true,
    );
    if (refused) return;
  }
}

/** The base address of an API that runs already, or of a new one. */
async function running(): Promise<string> {
  return (started.find(({ child }) => child.exitCode === null) ?? (await start())).base;
}

/** Everything that comes back for these bytes: the client half-closes, so the server ends the connection. */
function rawAnswer(base: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.end(request));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}
