/** What the origin redirect needs to know of the request and the configuration (D11). */
export interface OriginQuestion {
  /** Origin of the request as the visitor sees it. */
  readonly requestOrigin: string;
  /** `current_url` of /init, untrusted; null where unknown or empty. */
  readonly currentUrl: string | null;
  /** `ALLOWED_ORIGINS`; empty = any. */
  readonly allowedOrigins: readonly string[];
  /** In production only https is a target. */
  readonly isProduction: boolean;
  /** Whether this visitor was sent on moments ago: at most one hop. */
  readonly hasHopped: boolean;
}

const longest = 300;

/** The origin this request has to move to, or null where it stays. */
export function originToMoveTo(question: OriginQuestion): string | null {
  const target = plainOrigin(question.currentUrl);
  if (target === null || question.hasHopped || target === question.requestOrigin) return null;
  if (question.isProduction && !target.startsWith('https://')) return null;
  const allowed = question.allowedOrigins.map(plainOrigin);
  return allowed.length === 0 || allowed.includes(target) ? target : null;
}

/** The normalised origin of an http(s) address with a plain host and nothing behind it, else null. */
function plainOrigin(address: string | null): string | null {
  if (!address || address.length > longest || !/^https?:\/\/[^\s/\\@?#]+\/?$/i.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password ? null : url.origin;
}

/** Marks a browser that was sent on moments ago, so that two wrong settings cannot send it back and forth. */
export const hopCookie = {
  name: 'sikke-hop',
  value: '1',
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30,
} as const;

/**
 * The origin a visitor asked for: the Host header with the scheme the request came over, which a process behind a TLS proxy
 * does not see itself (`isServedOverHttps`). Only ever compared, never used to build an address.
 */
export function toRequestOrigin(host: string | null, siteUrl: string, isHttps: boolean): string {
  const asked = `${isHttps ? 'https' : 'http'}://${host ?? ''}`;
  return URL.canParse(asked) ? new URL(asked).origin : new URL(siteUrl).origin;
}
