import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { SignJWT } from 'jose';
import { freePort } from '../system/ports';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { sessionPassword } from './support/session-cookie';

/** What must stand in no line of a log (T-LOG-1). */
const secret = {
  password: 'Kanarya-Parola7',
  email: 'kanarya@ornek.com',
  phone: '05321230000',
  resetToken: 'kanarya-sifirlama',
  bearer: 'kanarya-tasiyici',
  query: 'kanarya-sorgu',
  subject: 'kanarya-belirtec',
  answer: 'kanarya-yanit',
};

type Mode = 'good' | 'broken' | 'html' | 'other shape' | 'refusing' | 'closing';
const modes: readonly Mode[] = ['good', 'broken', 'html', 'other shape', 'refusing', 'closing'];

test.describe('the process of the site', () => {
  let mode: Mode = 'good';
  let held: (() => void) | null = null;
  let upstream: Server;
  let site: BuiltSite;
  let output = '';

  test.beforeAll(async () => {
    const key = new TextEncoder().encode('k'.repeat(32));
    const token = await new SignJWT({ name: secret.subject })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(key);
    const data = { username: 'uye', point: 1, permission: 'player', note: secret.answer };
    const bodies: Readonly<Record<Exclude<Mode, 'closing'>, [number, string]>> = {
      good: [200, JSON.stringify({ status: true, token, data })],
      broken: [500, JSON.stringify({ error: secret.answer, message: secret.answer })],
      html: [200, `<h1>${secret.answer}</h1>`],
      'other shape': [200, JSON.stringify({ status: secret.answer, token: 5, data: secret.answer })],
      refusing: [422, JSON.stringify({ errors: { email: [secret.answer] } })],
    };
    upstream = createServer((request, response) => {
      if (mode === 'closing') return void response.destroy();
      const [status, body] = bodies[mode];
      const send = () => void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      if (request.url === '/site') held = send;
      else send();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => upstream.listen(port, '127.0.0.1', () => resolve()));
    site = await startBuiltSite({
      middleware: 'kept',
      hasFront: true,
      env: {
        SESSION_PASSWORD: sessionPassword,
        UPSTREAM_URL: `http://127.0.0.1:${port}`,
        SITE_URL: '',
        RECAPTCHA_SITE_KEY: '',
        LOG_LEVEL: 'trace',
      },
      onOutput: (text) => {
        output += text;
      },
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    upstream?.closeAllConnections();
    upstream?.close();
  });

  test('writes no password, token, cookie, address or answer into its log, whatever the upstream does (T-LOG-1)', async () => {
    const { password, email, phone, resetToken } = secret;
    const writes: Readonly<Record<string, object>> = {
      login: { email, password },
      register: {
        ...{ email, username: 'uye', password, password_confirmation: password },
        ...{ adult_confirmed: true, terms_accepted: true },
      },
      'forgot-password': { email },
      'reset-password': { token: resetToken, password, password_confirmation: password },
      'email-confirmation': { token: resetToken },
      'user/phone': { phone },
      'user/password': { current_password: password, password, password_confirmation: password },
      'user/email': { email, password },
      refresh: {},
      logout: {},
    };
    const origin = `http://127.0.0.1:${site.port}`;
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const authorization = `Bearer ${secret.bearer}`;
    let cookie = 'sikke=Fe26.2*1*kanarya-muhur~2';
    for (mode of modes) {
      for (const [path, body] of Object.entries(writes)) {
        const headers = { ...own, authorization, cookie };
        const answer = await fetch(`${origin}/api/${path}?token=${secret.query}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        const [set] = answer.headers.getSetCookie();
        if (path === 'login' && set) cookie = set.split(';')[0] ?? '';
      }
      await fetch(`${origin}/api/user?token=${secret.query}`, { headers: { cookie } });
      await fetch(`${origin}/vip?token=${secret.query}`, { headers: { cookie }, redirect: 'manual' });
    }
    expect(output).toContain('"msg":"login"');
    expect(output).toContain('upstream_invalid');
    for (const [name, value] of Object.entries(secret)) expect(output, name).not.toContain(value);
    expect(output).not.toMatch(/Fe26|kanarya|eyJhbGci/i);
  });

  test('ends with SIGTERM in order: what is under way gets its answer, nothing new is taken, exit 0 (R-SY-1)', async () => {
    mode = 'good';
    const url = `http://127.0.0.1:${site.port}/api/site`;
    const running = fetch(url);
    await expect.poll(() => held !== null).toBe(true);
    const left = site.terminate();
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    held?.();
    expect((await running).headers.get('content-type')).toBe('application/json');
    expect(await left).toBe(0);
  });
});
