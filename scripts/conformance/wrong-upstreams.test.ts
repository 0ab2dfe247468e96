import { createServer, type Server } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closed, listen } from '@/lib/upstream/fault-server.fixture';
import { askAt } from './ask';
import { checkUpstream } from './check-upstream';
import type { Finding } from './finding';
import { toReport } from './report';

/** What the upstream answers by method and path: a status and a body; 404 where it knows nothing. */
type Said = Record<string, readonly [status: number, body: unknown, headers?: Record<string, string>]>;

const wrong: Said = {};
let server: Server;
let url: string;
let avatar = '/avatars/2/4.jpg';
const token = await new SignJWT({})
  .setExpirationTime('1h')
  .setProtectedHeader({ alg: 'HS256' })
  .sign(new Uint8Array(32));

const refused = [401, { error: 'unauthenticated' }] as const;

/** A small upstream in which all is well, but for what a test makes wrong. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const [status, json, headers] = answerTo(`${request.method} ${request.url}`, body, request.headers);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof json === 'string' ? json : JSON.stringify(json));
  });
  url = await listen(server);
});
beforeEach(() => {
  for (const name of Object.keys(wrong)) delete wrong[name];
  avatar = '/avatars/2/4.jpg';
});
afterAll(() => closed(server));

function answerTo(name: string, body: string, headers: NodeJS.Dict<string | string[]>): Said[string] {
  const said = wrong[name];
  if (said) return said;
  if (headers['x-client-id'] !== 'kimlik') return [403, { error: 'client_unknown' }];
  const isMember = headers.authorization === `Bearer ${token}`;
  const user = { username: 'oyuncu', point: 5, permission: 'player', avatar };
  switch (name) {
    case 'GET /init':
      return [200, { status: true, data: {} }];
    case 'GET /sponsors':
      return [200, { status: true, data: [{ id: 1, name: 'Örnek' }] }];
    case 'POST /login':
      return JSON.parse(body).email === 'oyuncu'
        ? [200, { token }]
        : [422, { errors: { email: ['exists'] } }];
    case 'GET /user':
      return isMember ? [200, { status: true, data: user }] : refused;
    case 'GET /refresh':
      return isMember ? [200, { status: true, data: { token } }] : refused;
    case 'PATCH /user':
      avatar = JSON.parse(body).avatar;
      return [200, { status: 1 }];
    case 'POST /logout':
      return [200, { status: true }];
    default:
      return [404, { error: 'not_found' }];
  }
}

const check = (credentials = { user: 'oyuncu', password: 'Parola-1' }) =>
  checkUpstream(askAt(url, 'kimlik'), credentials);
const faults = (found: readonly Finding[]) =>
  found.filter(({ verdict }) => verdict === 'wrong').map(({ call, details }) => [call, ...details]);

describe('an upstream that knows the specification alone', () => {
  it('has nothing wrong; each area it lacks is named with its page, and its avatar is as it was', async () => {
    const found = await check();
    expect(faults(found)).toEqual([]);
    const news = found.filter(({ call }) => call.startsWith('GET /news'));
    expect(news.map(({ verdict, text }) => [verdict, text])).toEqual([
      ['missing', '/haberler (Haberler) is without the articles'],
      ['missing', '/haberler (Haberler) is without an article'],
    ]);
    expect(avatar).toBe('/avatars/2/4.jpg');
    expect(toReport(found)).toMatch(
      /^\d+ hold, \d+ are optional and missing, 0 are wrong, \d+ were not asked\.$/m,
    );
  });

  it('is told what was not asked, and why', async () => {
    const found = await check();
    expect(toReport(found)).toContain('not asked  POST /register: an account that was made cannot be unmade');
    const guest = await checkUpstream(askAt(url, 'kimlik'), null);
    expect(toReport(guest)).toContain('not asked  The calls of members: give --user and --password');
  });

  it('is left with its avatar where there is none to put back', async () => {
    avatar = '';
    const found = await check();
    expect(found).toContainEqual(expect.objectContaining({ call: 'PATCH /user', verdict: 'not asked' }));
    expect(avatar).toBe('');
  });
});

const example = 'for example';

/** What is made wrong, and what the command says of it. */
const cases: readonly (readonly [what: string, call: string, said: Said[string], sentence: string])[] = [
  [
    'a sponsor without a name',
    'GET /sponsors',
    [200, { status: true, data: [{ id: 1 }] }],
    `data[0].name is missing; it must be text, ${example} "Örnek"`,
  ],
  [
    'a text where a number belongs',
    'GET /user',
    [200, { status: true, data: { username: 'a', point: '5', permission: 'player' } }],
    `data.point is "5"; it must be a number, ${example} 1250`,
  ],
  ['a list without its envelope', 'GET /news', [200, []], `the body is []; it must be an object`],
  [
    'a page of HTML',
    'GET /popups',
    [200, '<h1>Merhaba</h1>', { 'content-type': 'text/html' }],
    'the body is no JSON (text/html, status 200)',
  ],
  ['a redirect', 'GET /site', [302, {}, { location: '/' }], 'it answers 302; the site follows no redirect'],
  ['a server error for an area', 'GET /wins', [500, {}], 'it answers 500; it must be 200 with JSON, or 404'],
  [
    'a specified call that is not there',
    'GET /sponsors',
    [404, {}],
    'it answers 404; it must be 200 with JSON',
  ],
  ['an area that logs members out', 'GET /vip', [401, {}], 'it answers 401 to a good token'],
  [
    'a compressed answer',
    'GET /main',
    [200, {}, { 'content-encoding': 'gzip' }],
    'the body is encoded (gzip)',
  ],
  [
    'a body of more than 1 MB',
    'GET /main',
    [200, `"${'x'.repeat(1_100_000)}"`],
    'the body has 1100002 bytes',
  ],
  ['status false with data', 'GET /init', [200, { status: false, data: {} }], 'status is false'],
  [
    'a path that is not there and is',
    'GET /sikke-conformance-yok',
    [200, {}],
    'it answers 200; it must be 404',
  ],
  ['a token that is no JWT', 'POST /login', [200, { token: 'abc' }], 'the token must be a JWT with exp'],
  ['a login without a token', 'POST /login', [200, { status: true }], 'token is missing; it must be text'],
  [
    'a login of nobody that fails as a fault',
    'POST /login',
    [500, {}],
    'it answers 500; it must be 401 or 422',
  ],
  [
    'an error body of another form',
    'POST /login',
    [422, { errors: { email: 'exists' } }],
    'errors.email is "exists"; it must be a list',
  ],
  ['a refresh that is broken', 'GET /refresh', [500, {}], 'it answers 500; it must be 200'],
  [
    'a user for everybody',
    'GET /user',
    [200, { status: true, data: { username: 'a', point: 1, permission: 'player' } }],
    'it must be 401, or a session that is over never ends',
  ],
  ['an avatar that is refused', 'PATCH /user', [200, { status: false }], 'status must be true'],
  ['a logout that is broken', 'POST /logout', [502, {}], 'it answers 502'],
];

it('what the specification leaves open is not wrong: data without a status, a truthy status, areas that answer 403', async () => {
  wrong['GET /init'] = [200, { data: {} }];
  wrong['GET /sponsors'] = [200, { status: 'ok', data: [{ id: 1, name: 'Örnek' }] }];
  wrong['GET /news'] = [403, {}];
  wrong['GET /site'] = [401, {}];
  const found = await check();
  expect(faults(found)).toEqual([]);
  const named = ['GET /news', 'GET /site'];
  const missing = found.filter(({ call }) => named.includes(call)).map(({ verdict }) => verdict);
  expect(missing).toEqual(['missing', 'missing']);
});

describe('a wrong upstream is told how it should be', () => {
  it.each(cases)('%s', async (_, name, said, sentence) => {
    wrong[name] = said;
    const report = toReport(await check());
    expect(report).toContain(sentence);
    expect(report).not.toMatch(/ 0 are wrong/);
  });

  it('a token that expires at once, and one that does not fit into a cookie', async () => {
    const signed = (payload: Record<string, unknown>, expiry: string) =>
      new SignJWT(payload)
        .setExpirationTime(expiry)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new Uint8Array(32));
    wrong['POST /login'] = [200, { token: await signed({}, '10s') }];
    expect(toReport(await check())).toContain('the token expires within a minute');
    wrong['POST /login'] = [200, { token: await signed({ x: 'x'.repeat(3_000) }, '1h') }];
    expect(toReport(await check())).toContain('at most 2800 fit into the cookie');
  });

  it('nobody who answers, and a client identifier that is not known', async () => {
    const dead = await checkUpstream(askAt('http://127.0.0.1:1', 'kimlik'), null);
    expect(faults(dead)).toEqual([['GET /init', expect.stringContaining('no answer')]]);
    const stranger = await checkUpstream(askAt(url, 'yabanci'), null);
    expect(faults(stranger)).toEqual([
      ['GET /init', expect.stringContaining('is the client identifier the one')],
    ]);
  });
});
