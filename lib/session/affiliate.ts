const codeForm = /^[A-Za-z0-9_-]{1,40}$/;

/** The cookie that keeps the affiliate code a visitor arrived with, until registration or logout (D6). */
export const affiliateCookieName = 'sikke-ref';

/** Its flags: 30 days, never readable by scripts. */
export function affiliateCookieOptions(isHttps: boolean) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps, maxAge: 30 * 24 * 60 * 60 } as const;
}

/** The code of `?ref=CODE`, or null where there is none or it is not one: letters, digits, `_`, `-`, at most 40. */
export function affiliateCode(search: string): string | null {
  const code = new URLSearchParams(search).get('ref');
  return code !== null && codeForm.test(code) ? code : null;
}
