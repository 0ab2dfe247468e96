// Relative: next.config.ts reads this file, where the alias is not known.
import { env } from '../env';
import { pagePolicy } from './page-policy';

interface Header {
  readonly key: string;
  readonly value: string;
}

/**
 * The headers of every answer, errors and redirects included. HSTS goes out over https alone (RFC 6797 7.2). Pages carry a
 * Content-Security-Policy of their own; only where no cache handler of ours runs does one for all stand here.
 */
export function securityHeaders(): Header[] {
  const { SITE_URL, VERCEL, NODE_ENV } = env();
  const isHttps = SITE_URL.startsWith('https://');
  const hasOwnPolicies = !VERCEL && NODE_ENV !== 'development';
  return [...always, ...(isHttps ? [hsts] : []), ...(hasOwnPolicies ? [] : [policyForAll()])];
}

const always: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  },
];

const twoYearsS = 2 * 365 * 24 * 60 * 60;
/** What an answer over https says where not each does: behind a proxy that we trust (ADR 163). */
export const hsts: Header = {
  key: 'Strict-Transport-Security',
  value: `max-age=${twoYearsS}; includeSubDomains`,
};

/** Inline scripts allowed: a host that ignores our cache handler cannot say which they are (docs/adr/014). */
function policyForAll(): Header {
  return { key: 'Content-Security-Policy', value: pagePolicy(["'unsafe-inline'"]) };
}
