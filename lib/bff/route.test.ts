import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as catchAll from '@/app/api/[[...path]]/route';
import { measureProcessorMs } from '@/scripts/test/processor-ms.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser, type Visit } from './browser.fixture';
import type { Handler } from './route';

const banner = callMethods('bannerView');
const login = callMethods('login');
const logout = callMethods('logout');
const refresh = callMethods('refresh');
const register = callMethods('register');
const revalidate = callMethods('revalidate');
const user = callMethods('user');

/** Port 9 refuses: a request that gets as far as the upstream shows as 503. */
beforeAll(() => {
  vi.stubEnv('UPSTREAM_URL', 'http://127.0.0.1:9');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('ALLOWED_ORIGINS', 'https://other.test');
});

const form = { email: 'oyuncu', password: 'Deniz-Feneri7' };
const reached = '503 upstream_unavailable';

async function outcome(handler: Handler, method: string, visit: Visit = {}): Promise<string> {
  const answer = await new TestBrowser().visit(handler, method, visit);
  return answer.ok ? String(answer.status) : readRefusal(answer);
}

describe('a write that started elsewhere (T-CSRF-1, T-CSRF-4)', () => {
  const writes: readonly (readonly [string, Handler, string])[] = [
    ['login', login.POST, 'POST'],
    ['logout', logout.POST, 'POST'],
    ['register', register.POST, 'POST'],
    ['refresh', refresh.POST, 'POST'],
    ['user', user.PATCH, 'PATCH'],
    ['an unknown path', catchAll.POST, 'POST'],
  ];
  const foreign: readonly (readonly [string, Record<string, string | null>])[] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['none', { 'sec-fetch-site': 'none' }],
    ['cross-site with our Origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    ['a foreign Origin', { 'sec-fetch-site': null, origin: 'https://evil.test' }],
    [
      'an Origin that begins like ours',
      { 'sec-fetch-site': null, origin: 'http://localhost:3000.evil.test' },
    ],
    ['Origin null', { 'sec-fetch-site': null, origin: 'null' }],
    ['nothing said', { 'sec-fetch-site': null }],
  ];
  it.each(
    writes.flatMap(([name, handler, method]) =>
      foreign.map(([how, headers]) => [name, how, handler, method, headers] as const),
    ),
  )('to %s, with %s, is 403', async (_name, _how, handler, method, headers) => {
    expect(await outcome(handler, method, { body: form, headers })).toBe('403 cross_site');
  });

  it('passes with our own Origin where the browser sends no Sec-Fetch-Site', async () => {
    for (const origin of ['http://localhost:3000', 'https://other.test']) {
      expect(
        await outcome(login.POST, 'POST', { body: form, headers: { 'sec-fetch-site': null, origin } }),
      ).toBe(reached);
    }
  });
});

describe('a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    null,
  ])('of type %s is 415 (T-CSRF-2)', async (type) => {
    // Text gets a type of its own from Request; only bytes go without one.
    expect(await outcome(login.POST, 'POST', { body: form, headers: { 'content-type': type ?? '' } })).toBe(
      '415 unsupported_media_type',
    );
  });

  it.each(['application/json', 'application/json;charset=utf-8', 'Application/JSON; charset="UTF-8"'])(
    'of type %s is read',
    async (type) => {
      expect(await outcome(login.POST, 'POST', { body: form, headers: { 'content-type': type } })).toBe(
        reached,
      );
    },
  );

  it.each([
    ['cut short', '{"email":', '400 invalid_json'],
    ['of bare words', 'hello', '400 invalid_json'],
    ['with a byte order mark', '\uFEFF{}', '400 invalid_json'],
    ['with NaN', '{"email":NaN}', '400 invalid_json'],
    ['over 64 KB', JSON.stringify({ email: 'a'.repeat(70_000), password: '' }), '413 payload_too_large'],
    ['of 20 000 nested arrays', '['.repeat(20_000), '422 validation_failed'],
    [
      'of 300 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, 1]))),
      '422 validation_failed',
    ],
    ['with __proto__', '{"email":"a","password":"b","__proto__":{"x":1}}', '422 validation_failed'],
    [
      'with constructor',
      '{"email":"a","password":"b","constructor":{"prototype":{"x":1}}}',
      '422 validation_failed',
    ],
    ['with NUL', '{"email":"a\\u0000","password":"b"}', '422 validation_failed'],
    ['with half a surrogate pair', '{"email":"\\ud800","password":"b"}', '422 validation_failed'],
    ['that is an array', '[]', '422 validation_failed'],
    ['that is null', 'null', '422 validation_failed'],
    ['with wrong types', '{"email":{"$ne":1},"password":["a"]}', '422 validation_failed'],
    ['that is empty', '', '422 validation_failed'],
  ])('%s is %s refused, for little of the processor’s time', async (_name, body, expected) => {
    const refuse = async () => expect(await outcome(login.POST, 'POST', { body })).toBe(expected);
    expect(await measureProcessorMs(refuse)).toBeLessThan(300);
  });

  it('names each wrong field and its rule (D28)', async () => {
    const body = { email: 5, password: 'x'.repeat(2000) };
    const answer = await new TestBrowser().visit(login.POST, 'POST', { body });
    expect(await answer.json()).toEqual({
      error: 'validation_failed',
      errors: { email: ['invalid'], password: ['max.string'] },
    });
    const empty = await new TestBrowser().visit(login.POST, 'POST', { body: {} });
    expect(await empty.json()).toMatchObject({ errors: { email: ['required'], password: ['required'] } });
  });
});

describe('a method or a path that is none of ours', () => {
  it('is 405 with Allow, and no header turns one method into another (T-CSRF-3)', async () => {
    const answer = await new TestBrowser().visit(login.GET, 'GET', {
      headers: { 'x-http-method-override': 'POST' },
    });
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await readRefusal(answer)).toBe('405 method_not_allowed');
  });

  it('is 404 in the error body, and grants no origin anything (T-BFF-1, T-CORS-1)', async () => {
    expect(await outcome(catchAll.GET, 'GET')).toBe('404 not_found');
    const options = await new TestBrowser().visit(login.OPTIONS, 'OPTIONS', {
      headers: { origin: 'https://evil.test' },
    });
    expect([...options.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the banner view', () => {
  it.each(['../../user', '1/../../user', '..', '%2e%2e', 'a b', '', 'a'.repeat(65), 'a\r\nx: y'])(
    'refuses the id %j before any call (T-BFF-1)',
    async (id) => {
      expect(await outcome(banner.GET, 'GET', { params: { id } })).toBe('404 not_found');
    },
  );

  it('is not asked for by a HEAD, which would count a picture nobody sees', async () => {
    expect(await outcome(banner.HEAD, 'GET', { params: { id: 'hosgeldin-1' } })).toBe(
      '405 method_not_allowed',
    );
  });

  it('reaches the upstream for an id that can be one', async () => {
    expect(await outcome(banner.GET, 'GET', { params: { id: 'hosgeldin-1' } })).toBe(reached);
  });
});

describe('a guest', () => {
  it('may not do what members do', async () => {
    expect(await outcome(user.PATCH, 'PATCH', { body: { avatar: '/avatars/2/1.jpg' } })).toBe(
      '401 unauthenticated',
    );
    expect(await outcome(refresh.POST, 'POST')).toBe('401 unauthenticated');
  });

  it('may not revalidate, with a signature or without', async () => {
    const headers = {
      'x-sikke-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-sikke-signature': 'a'.repeat(64),
    };
    expect(await outcome(revalidate.POST, 'POST', { body: { tags: ['sponsors'] }, headers })).toBe(
      '403 forbidden',
    );
    expect(await outcome(revalidate.POST, 'POST', { body: { tags: ['sponsors'] } })).toBe('403 forbidden');
  });
});

it('an outage is 503 with Retry-After', async () => {
  const answer = await new TestBrowser().visit(login.POST, 'POST', { body: form });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
