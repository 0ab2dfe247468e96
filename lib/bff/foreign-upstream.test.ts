import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberHeader } from '@/contract/account';
import { unsealSession } from '@/lib/session/seal';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import {
  type ForeignUpstream,
  foreignMember,
  type Said,
  startForeignUpstream,
  tokenFor,
} from './foreign-upstream.fixture';

const claim = callMethods('complaintClaim');
const forgot = callMethods('forgotPassword');
const login = callMethods('login');
const refresh = callMethods('refresh');
const register = callMethods('register');
const user = callMethods('user');

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
beforeEach(() => upstream.say({}));
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const credentials = { email: 'a', password: 'b' };
const consent = { adult_confirmed: true, terms_accepted: true };
const form = { ...credentials, ...consent, username: 'yeni', password_confirmation: 'b' };
const outcome = async (answer: Response) => [answer.status, await answer.json()];
const logIn = () => new TestBrowser().visit(login.POST, 'POST', { body: credentials });
const chooseAvatar = (browser: TestBrowser) =>
  browser.visit(user.PATCH, 'PATCH', { body: { avatar: '/avatars/2/1.jpg' } });

describe('a registration', () => {
  it.each<[string, Said, unknown]>([
    ['a sentence', [200, { status: false, message: 'Bu ad alınmış.' }], { message: 'Bu ad alınmış.' }],
    ['fields', [200, { status: false, errors: { email: ['unique'] } }], { errors: { email: ['unique'] } }],
    ['nothing', [200, { status: false }], { error: 'validation_failed' }],
    ['not even a status', [200, {}], { error: 'validation_failed' }],
  ])(
    'that the upstream declines under 200 with %s has failed, with what the body says',
    async (_name, said, body) => {
      upstream.say({ 'POST /register': said });
      const browser = new TestBrowser();
      expect(await outcome(await browser.visit(register.POST, 'POST', { body: form }))).toEqual([422, body]);
      expect(browser.cookies.size).toBe(0);
      expect(upstream.seen).not.toContain('POST /login');
    },
  );
});

describe('a login', () => {
  it('is one where the answer is a token and nothing else', async () => {
    upstream.say({ 'POST /login': [200, { token: await tokenFor(3_600) }] });
    expect((await logIn()).status).toBe(200);
  });

  it('is of whom its answer says along, and of whom GET /user says where it says nobody that is known', async () => {
    const token = await tokenFor(3_600);
    const validations = { phone: 1, telegram_verified_at: null };
    const told = JSON.stringify({ username: 'birlikte', point: 5, permission: 'player', validations });
    for (const [text, asked, username] of [
      [told, 0, 'birlikte'],
      ['{', 1, 'yabanci'],
      ['{"username":""}', 1, 'yabanci'],
    ] as const) {
      const header = { [memberHeader]: Buffer.from(text).toString('base64url') };
      upstream.say({ 'POST /login': [200, { status: true, token }, header] });
      const before = upstream.seen.length;
      const [seal] = (await foreignMember()).cookies.values();
      expect((await unsealSession(seal))?.user.username, text).toBe(username);
      const seen = upstream.seen.slice(before);
      expect(seen.filter((call) => call === 'GET /user').length, text).toBe(asked);
    }
  });

  it('declined under 200 is "Giriş Başarısız", whatever the body says beside it', async () => {
    for (const body of [{ status: false }, { status: false, message: 'no', errors: { email: ['exists'] } }]) {
      upstream.say({ 'POST /login': [200, body] });
      expect(await outcome(await logIn())).toEqual([401, { error: 'invalid_credentials' }]);
    }
  });
});

describe('the avatar', () => {
  it.each([1, 'true', 'ok', true])('is saved where the status is %j', async (status) => {
    const browser = await foreignMember();
    upstream.say({ 'PATCH /user': [200, { status }] });
    expect(await outcome(await chooseAvatar(browser))).toEqual([200, { status: true }]);
  });

  it.each([0, '', null, false])('is not saved where it is %j', async (status) => {
    const browser = await foreignMember();
    upstream.say({ 'PATCH /user': [200, { status }] });
    expect((await chooseAvatar(browser)).status).toBe(422);
  });
});

describe('a user who cannot be fetched (D40)', () => {
  it.each<[string, Said, unknown]>([
    ['403', [403, {}], { error: 'session_revoked' }],
    ['404', [404, '<h1>Not Found</h1>'], { error: 'session_revoked' }],
    ['410', [410, { error: 'Hesap kapandı' }], { error: 'session_revoked', message: 'Hesap kapandı' }],
    ['200 and status false', [200, { status: false }], { error: 'session_revoked', message: undefined }],
  ])('with %s is logged out', async (_name, said, body) => {
    const browser = await foreignMember();
    upstream.say({ 'GET /user': said });
    expect(await outcome(await browser.visit(user.GET, 'GET'))).toEqual([401, body]);
    expect(browser.cookies.size).toBe(0);
  });

  it.each<[number, unknown]>([
    [429, {}],
    [408, {}],
    [500, {}],
    [503, {}],
    [200, '<h1>Merhaba</h1>'],
    [200, { data: null }],
  ])('with %i %j stays', async (status, body) => {
    const browser = await foreignMember();
    upstream.say({ 'GET /user': [status, body] });
    expect((await browser.visit(user.GET, 'GET')).status).not.toBe(401);
    expect(browser.cookies.size).toBe(1);
  });
});

describe('a renewal', () => {
  const renewal = async (said: Said) => {
    upstream.say({ 'POST /login': [200, { token: await tokenFor(200) }] });
    const browser = await foreignMember();
    Reflect.deleteProperty(globalThis, Symbol.for('sikke.renewals'));
    upstream.say({ 'GET /refresh': said });
    return { browser, answer: await browser.visit(refresh.POST, 'POST') };
  };

  it.each<Said>([
    [400, {}],
    [401, {}],
    [403, {}],
    [404, '<h1>Not Found</h1>'],
    [422, {}],
    [200, { status: false }],
  ])('refused with %i %j ends the session (D40)', async (status, body) => {
    const { browser, answer } = await renewal([status, body]);
    expect(await outcome(answer)).toEqual([401, { error: 'token_expired' }]);
    expect(browser.cookies.size).toBe(0);
  });

  it.each<Said>([
    [429, {}],
    [408, {}],
    [500, {}],
    [502, {}],
  ])('that meets %i %j does not', async (status, body) => {
    const { browser, answer } = await renewal([status, body]);
    expect([answer.status, browser.cookies.size]).toEqual([200, 1]);
  });
});

describe('a refusal', () => {
  it.each([402, 405, 410, 412, 418, 423, 428, 451])('of %i keeps its status and its text', async (status) => {
    upstream.say({ 'POST /forgot-password': [status, { error: 'Bunu şimdi yapamazsın.' }] });
    expect(await forgotten()).toEqual([status, { error: 'Bunu şimdi yapamazsın.' }]);
  });

  it('of 5xx keeps status and text where it is a sentence for people, and nothing where it is not (T-ERR-1)', async () => {
    upstream.say({ 'POST /forgot-password': [500, { error: 'Bakım çalışması var.' }] });
    expect(await forgotten()).toEqual([500, { error: 'Bakım çalışması var.' }]);
    for (const error of [
      'SQLSTATE[42P01] at /srv/app.php:3',
      'Internal Server Error',
      'internal',
      { a: 1 },
    ]) {
      upstream.say({ 'POST /forgot-password': [500, { error }] });
      expect(await forgotten()).toEqual([503, { error: 'upstream_unavailable' }]);
    }
  });

  it('of 401 without login_again ends the session and shows the errors of the body (specification 8)', async () => {
    const bodies: readonly (readonly [unknown, unknown])[] = [
      [{ errors: { email: ['exists'] } }, { errors: { email: ['exists'] } }],
      [{ error: 'Hesabın askıda.' }, { message: 'Hesabın askıda.' }],
      [{}, {}],
    ];
    for (const [sent, shown] of bodies) {
      const browser = await foreignMember();
      upstream.say({ 'PATCH /user': [401, sent] });
      const expected = { error: 'session_revoked', ...Object(shown) };
      expect(await outcome(await chooseAvatar(browser))).toEqual([401, expected]);
      expect(browser.cookies.size).toBe(0);
    }
  });
});

it.each<Said>([
  [404, '<h1>Cannot POST</h1>'],
  [404, { error: 'Not Found', message: 'Cannot POST /claims/complaint', statusCode: 404 }],
  [405, {}],
])(
  'a write to an area that the upstream lacks, %i %j, says that the area is not there',
  async (status, body) => {
    const browser = await foreignMember();
    upstream.say({ 'POST /claims/complaint': [status, body] });
    const complaint = {
      type: 'suggestion',
      department: 'payment',
      subject: 'Öneri',
      message: 'Bir öneri yazıyorum burada.',
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await browser.visit(claim.POST, 'POST', { body: complaint, headers });
    expect(await outcome(answer)).toEqual([status, { error: 'unavailable' }]);
  },
);

async function forgotten() {
  return outcome(await new TestBrowser().visit(forgot.POST, 'POST', { body: { email: 'a@example.test' } }));
}
