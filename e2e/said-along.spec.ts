import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { memberHeader } from '@/contract/account';
import { infoPagePath, userSectionPath } from '../lib/routes';
import { freePort } from '../system/ports';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { revalidationSecret } from './support/revalidate-site';
import { readSessionCookie, sessionPassword } from './support/session-cookie';
import { startSmallUpstream, telegramRequired } from './support/small-upstream';
import { members } from './support/visitors';

const path = infoPagePath('veriler');
const own = '/user/deletion';
const verified = { phone: 1, telegram_verified_at: '2026-01-01T00:00:00Z' };

/** What the upstream was asked with a member's token. */
const asked: string[] = [];
/** Whom it says along with what a member reads; nobody while null. */
let told: string | null = null;
let small: Server;
let upstream: Server;
let site: BuiltSite;
let cookie: string;

test.beforeAll(async () => {
  const [port, frontPort] = [await freePort(), await freePort()];
  small = await startSmallUpstream(port, telegramRequired, { [own]: { delete_at: null } });
  upstream = createServer(async ({ url = '', headers }, response) => {
    const { authorization, [memberHeader]: who } = headers;
    if (authorization !== undefined) asked.push(url);
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      headers: authorization ? { authorization } : {},
    });
    const more = told !== null && who === '1' ? { [memberHeader]: told } : {};
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...more })
      .end(await answer.text());
  });
  await new Promise<void>((done) => upstream.listen(frontPort, '127.0.0.1', done));
  cookie = `sikke=${await readSessionCookie('player')}`;
  const env = { SESSION_PASSWORD: sessionPassword, REVALIDATE_SECRET: revalidationSecret };
  const none = { SITE_URL: '', RECAPTCHA_SITE_KEY: '' };
  const url = { UPSTREAM_URL: `http://127.0.0.1:${frontPort}` };
  site = await startBuiltSite({ middleware: 'kept', env: { ...env, ...none, ...url } });
});
test.afterAll(async () => {
  await site?.stop();
  upstream?.close();
  small?.close();
});

function say(user: object | string | null): void {
  asked.splice(0);
  told = typeof user === 'object' && user !== null ? toHeader(JSON.stringify(user)) : user;
}

const toHeader = (text: string) => Buffer.from(text).toString('base64url');

const open = () => fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { cookie }, redirect: 'manual' });

test('a member’s page asks an upstream that says along who looks once, and any other twice', async () => {
  const { username } = members.player;
  say({ username, permission: 'player', point: 10, validations: verified });
  expect((await open()).status).toBe(200);
  expect(asked).toEqual([own]);
  for (const nobody of [null, 'yok', toHeader('{"username":""}')]) {
    say(nobody);
    expect((await open()).status, String(nobody)).toBe(200);
    expect(asked, String(nobody)).toEqual([own, '/user']);
  }
});

test('the guard of a page decides by who was said along, not by what the session remembers', async () => {
  const { username } = members.player;
  say({
    username,
    permission: 'player',
    point: 10,
    validations: { ...verified, telegram_verified_at: null },
  });
  const answer = await open();
  expect([answer.status, answer.headers.get('location')]).toEqual([307, userSectionPath('verify')]);
});
