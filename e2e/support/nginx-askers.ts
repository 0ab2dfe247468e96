import { type APIRequestContext, request } from '@playwright/test';
import type { Asker } from './whose-page';

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
