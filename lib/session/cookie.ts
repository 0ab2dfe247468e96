/** The life of a session without a renewal: 14 days, in seconds. */
export const sessionIdleSeconds = 14 * 24 * 60 * 60;
/** The life of a session at the longest: 30 days, in seconds. */
export const sessionAbsoluteSeconds = 30 * 24 * 60 * 60;

/** Browsers drop a cookie whose name and value together pass this many bytes. */
export const cookieMaxBytes = 4096;

interface SessionCookie {
  readonly name: typeof secureName | 'sikke';
  readonly options: {
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly path: '/';
    readonly secure: boolean;
    readonly maxAge: number;
  };
}

/**
 * Name and flags of the session's cookie (D32): `__Host-sikke` with Secure where a request came over https (`isServedOverHttps`),
 * `sikke` without on plain http. Never a Domain.
 */
export function sessionCookie(isHttps: boolean): SessionCookie {
  return {
    name: isHttps ? secureName : 'sikke',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps, maxAge: sessionAbsoluteSeconds },
  };
}

const secureName = '__Host-sikke';

/** How long a seal may be under either name. */
export const sealMaxLength = cookieMaxBytes - secureName.length;
