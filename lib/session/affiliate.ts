import { accountLimits } from '@/contract/account-rules';
import { inviteCodePattern } from '@/contract/earn-rules';

/**
 * What a visitor may arrive with: the operator's affiliate code (`?ref=CODE`, D6) and a member's own invitation (`?davet=CODE`). Each is kept
 * in a cookie until registration or logout and goes out with /register in the field that is named here.
 */
export const arrivalCodes = [
  {
    param: 'ref',
    cookie: 'sikke-ref',
    field: 'affiliate_code',
    form: new RegExp(`^[A-Za-z0-9_-]{1,${accountLimits.affiliateCodeMax}}$`),
  },
  { param: 'davet', cookie: 'sikke-davet', field: 'invite_code', form: inviteCodePattern },
] as const;

/** The flags of their cookies: 30 days, never readable by scripts. */
export function arrivalCookieOptions(isHttps: boolean) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps, maxAge: 30 * 24 * 60 * 60 } as const;
}

/** The codes of an address that are codes, each with its cookie. */
export function findArrivals(search: string): readonly { readonly cookie: string; readonly code: string }[] {
  const params = new URLSearchParams(search);
  return arrivalCodes.flatMap(({ param, cookie, form }) => {
    const code = params.get(param);
    return code !== null && form.test(code) ? [{ cookie, code }] : [];
  });
}
