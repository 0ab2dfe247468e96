import { env } from '@/lib/env';

/** The life of a session without a renewal: 14 days, in seconds. */
export const sessionIdleSeconds = 14 * 24 * 60 * 60;
/** The life of a session at the longest: 30 days, in seconds. */
export const sessionAbsoluteSeconds = 30 * 24 * 60 * 60;

/** Browsers drop a cookie whose name and value together pass this many bytes. */
export const cookieMaxBytes = 4096;

interface SessionCookie {
  readonly name: '__Host-sikke' | 'sikke';
  readonly options: {
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly path: '/';
    readonly secure: boolean;
    readonly maxAge: number;
  };
}

/**
 * Name and flags of the session's cookie (D32): `__Host-sikke` with Secure where the site is served over https, `sikke`
 * without on plain http. Never a Domain. `siteUrl` is an origin; the configured one unless given.
 */
export function sessionCookie(siteUrl: string = env().SITE_URL): SessionCookie {
  const secure = siteUrl.startsWith('https://');
  return {
    name: secure ? '__Host-sikke' : 'sikke',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: sessionAbsoluteSeconds },
  };
}
