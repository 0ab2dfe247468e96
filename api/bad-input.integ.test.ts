import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '@/contract/error-body';
import { users } from './db/schema/users';
import { freshAddress, logInAs, makeUser } from './testing/accounts.fixture';
import { createTestApp, type TestApp } from './testing/app.fixture';
import { factorBearers } from './testing/factor-operations.fixture';
import type { KnownOperation } from './testing/known-operation.fixture';
import { toAddress, toHeaders } from './testing/known-operation.fixture';
import { operations } from './testing/operations.fixture';

let site: TestApp;
let token: string;
let adminToken: string;
beforeAll(async () => {
  site = await createTestApp();
  await makeUser(site, 'oyuncu');
  await makeUser(site, 'yonetici', { permission: 'admin' });
  token = await logInAs(site, 'oyuncu');
  adminToken = await logInAs(site, 'yonetici');
});
afterAll(() => site.close());

const rows = () => site.database.db.select().from(users).orderBy(users.username);
/** Nothing that was refused has changed an account: looked at once for each operation. */
async function expectNothingChanged() {
  expect(await rows()).toMatchObject([
    { username: 'oyuncu', avatar: '', point: 0, permission: 'player' },
    { username: 'yonetici', avatar: '', point: 0, permission: 'admin' },
  ]);
}

/** A 4xx in the one error body, whatever was sent. */
async function expectRefused(answer: Response) {
  const text = await answer.text();
  expect(answer.status, text).toBeGreaterThanOrEqual(400);
  expect(answer.status, text).toBeLessThan(500);
  expect(errorBodySchema.strict().parse(JSON.parse(text)).error).toEqual(expect.any(String));
}

const writing = operations.filter(({ body }) => body !== undefined);
const writingNamed = writing.map(
  (operation) => [`${operation.method} ${operation.path}`, operation] as const,
);
const bytes = (...values: number[]) => new Uint8Array(values);

const malformed: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['null', 'null'],
  ['a boolean', 'true'],
  ['a number', '1'],
  ['an overflowing number', '1e999'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['half an object', '{"email":"a"'],
  ['a trailing comma', '{"email":"a",}'],
  ['single quotes', "{'email':'a'}"],
  ['NaN', '{"email":NaN}'],
  ['a comment', '/* */{}'],
  ['two documents', '{}{}'],
  ['a byte order mark', '\ufeff{}'],
  ['invalid UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  ['an overlong encoding', bytes(0x22, 0xc0, 0xaf, 0x22)],
  ['UTF-16', bytes(0x7b, 0x00, 0x7d, 0x00)],
  ['gzip', bytes(0x1f, 0x8b, 0x08, 0x00)],
  ['NUL', bytes(0)],
  ['21 nested lists', `${'['.repeat(21)}${']'.repeat(21)}`],
  ['30 000 nested lists', '['.repeat(30_000)],
  ['30 000 nested objects', '{"a":'.repeat(12_000)],
  ['brackets hidden behind an open string', `{"a":"\\"${'['.repeat(1000)}`],
  ['64 KB and one byte', `"${'x'.repeat(64 * 1024 - 1)}"`],
  ['prototype keys alone', '{"__proto__":{"email":"a"},"constructor":{"prototype":{}}}'],
  ['form data', 'email=a&password=b'],
];

describe.each(writingNamed)('%s refuses', (_, operation) => {
  afterAll(expectNothingChanged);
  test.each(malformed)('%s', async (_name, body) => {
    await expectRefused(await sendRaw(operation, body, 'application/json'));
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    'application/problem+json',
    'application/json, text/plain',
    '',
  ])('its own good body as %j', async (type) => {
    const answer = await sendRaw(operation, JSON.stringify(operation.body), type);
    expect(answer.status).toBe(415);
    await expectRefused(answer);
  });

  const wrong: readonly unknown[] = [
    null,
    true,
    -1,
    1.5,
    1e308,
    [],
    ['x'],
    {},
    { $ne: null },
    { toString: 'x' },
    'x\0y',
    '\ud800',
    '\u202e',
    ' ',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '{{7*7}}<%= 7*7 %>',
    '../../etc/passwd',
    'a\r\nSet-Cookie: x=1',
    'x'.repeat(20_000),
  ];
  const fields = Object.keys(operation.body ?? {});
  const isWrong = (field: string, value: unknown) => typeof value !== typeof operation.body?.[field];
  // What the good call says itself is no mistake: an empty list may be an answer.
  const isOwn = (field: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(operation.body?.[field]);
  const mistakes = fields.flatMap((field) =>
    wrong
      .filter((value) => !isOwn(field, value))
      .filter((value) => typeof value !== 'boolean' || isWrong(field, value))
      .map((value) => [field, value] as const),
  );
  test.each(mistakes)('%s = %j', async (field, value) => {
    const { method, body } = operation;
    const answer = await site.call(method, toAddress(operation), {
      body: { ...body, [field]: value },
      address: freshAddress(),
      headers: toHeaders(operation),
      ...(operation.needsToken ? { token: bearerFor(operation) } : {}),
    });
    const isFree = operation.freeTexts?.includes(field) && typeof value === 'string';
    if (isFree && answer.ok) return;
    await expectRefused(answer);
  });
});

const teamBearers: readonly string[] = Object.values(factorBearers);
/** Of the team where only it may call: who else asks is refused before anything is read. */
function bearerFor({ isForAdmins, by }: KnownOperation): string {
  return isForAdmins || teamBearers.includes(by ?? '') ? adminToken : token;
}

function sendRaw(operation: KnownOperation, body: string | Uint8Array<ArrayBuffer>, type: string) {
  const { method, needsToken } = operation;
  const client = { 'X-Client-Id': 'test-client', 'X-Client-Address': freshAddress() };
  const headers = new Headers({ ...client, ...toHeaders(operation) });
  if (type) headers.set('Content-Type', type);
  if (needsToken) headers.set('Authorization', `Bearer ${bearerFor(operation)}`);
  return site.app.request(toAddress(operation), { method, headers, body: type ? body : new Blob([body]) });
}

describe('hostile paths', () => {
  afterAll(expectNothingChanged);
  test.each([
    '/..%2fuser',
    '//user',
    '/user/',
    '/USER',
    '/user%00',
    '/user;x=1',
    '/%75ser/x',
    '/api/bc/banners/..%2f..%2fuser/view',
    '/api/bc/banners/%00/view',
    '/api/bc/banners/%ff/view',
    `/api/bc/banners/${'x'.repeat(65)}/view`,
    '/api/bc/banners//view',
    '/sponsors/%2e%2e/clicks',
    "/sponsors/'%20or%201=1/clicks",
    `/${'x'.repeat(8000)}`,
    '/__proto__',
    '/constructor',
  ])('%s is a plain 4xx for every method', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      await expectRefused(await site.call(method, path, { token }));
    }
  });

  test.each(operations.map((operation) => [operation.path, operation] as const))(
    '%s refuses every other method with Allow',
    async (_, operation) => {
      const allowed = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']) {
        if (allowed.includes(method)) continue;
        const answer = await site.call(method, toAddress(operation), { token });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed.sort().join(', ')]);
        await expectRefused(answer);
      }
    },
  );
});

describe('hostile headers', () => {
  afterAll(expectNothingChanged);
  test.each([
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer null',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Bearer ....',
  ])('Authorization: %s is 401', async (authorization) => {
    for (const [method, path] of [
      ['GET', '/user'],
      ['PATCH', '/user'],
      ['GET', '/refresh'],
    ] as const) {
      const answer = await site.call(method, path, { headers: { Authorization: authorization } });
      expect(answer.status).toBe(401);
      await expectRefused(answer);
    }
  });

  test.each(['x'.repeat(65), 'a b', '<script>', '../..', 'ü', '{}'])(
    'a request id of %j is replaced by one of our own',
    async (id) => {
      const answer = await site.call('GET', '/healthz', { headers: { 'X-Request-Id': encodeURI(id) } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    },
  );
});
