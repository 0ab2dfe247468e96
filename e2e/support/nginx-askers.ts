import { type APIRequestContext, expect, request } from '@playwright/test';
import { changeContent } from '../installation';
import { type Asker, ownName } from './whose-page';

const password = 'Yelken-Fora-42';

/** Somebody with cookies of their own, behind an nginx whose certificate nobody else knows. */
export function behindNginx(
  baseURL: string,
  headers: Record<string, string> = {},
): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: headers,
    maxRedirects: 0,
  });
}

/** Guests, the first without any cookie: those who share what is kept, and those whose cookies the site has to look at. */
export function newGuests(): Promise<readonly [Asker, ...Asker[]]> {
  return Promise.all([
    guestWith('a guest', true),
    guestWith('a guest with an affiliate’s code', true, 'sikke-ref=YAYIN_42'),
    guestWith('a guest with an invitation', false, 'sikke-davet=YAYIN_42'),
    guestWith('a guest with a made-up preview', false, 'sikke-onizleme=Fe26.2*garbage~2'),
  ]);
}

/** Somebody without a name of theirs, with this cookie. */
export async function guestWith(says: string, isShared: boolean, cookie?: string): Promise<Asker> {
  const context = await behindNginx('', cookie === undefined ? {} : { Cookie: cookie });
  return { says, own: null, isShared, context };
}

/**
 * A new member who has logged in behind nginx. The account is made at the site itself from an address of its own, which nginx would not pass on: the accounts
 * of an hour are counted by it.
 */
export async function newNamedMember(says: string, nginxUrl: string, sitePort: number): Promise<Asker> {
  const own = ownName();
  const email = `${own}@ornek.com`;
  const consent = { adult_confirmed: true, terms_accepted: true };
  const account = { username: own, email, password, password_confirmation: password, ...consent };
  const direct = await behindNginx(`http://127.0.0.1:${sitePort}`, {
    Origin: nginxUrl,
    'X-Forwarded-For': `10.231.${Number.parseInt(own.slice(-2), 16)}.1`,
    'X-Forwarded-Proto': 'https',
  });
  expect((await direct.post('/api/register', { data: account })).status()).toBe(200);
  // The guard decides about who has verified without asking for any setting.
  await changeContent('update users set phone_state = 1, telegram_verified_at = now() where username = $1', [
    own,
  ]);
  const context = await behindNginx(nginxUrl, { Origin: nginxUrl });
  expect((await context.post('/api/login', { data: { email, password } })).status()).toBe(200);
  return { says, own, isShared: false, context };
}
