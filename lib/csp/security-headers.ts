interface Header {
  readonly key: string;
  readonly value: string;
}

const twoYearsS = 2 * 365 * 24 * 60 * 60;

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

/**
 * The headers of every answer, errors and redirects included. HSTS goes out over https alone (RFC 6797 7.2). The
 * Content-Security-Policy is not among them: it differs from page to page.
 */
export function securityHeaders(siteUrl: string): Header[] {
  if (!siteUrl.startsWith('https://')) return [...always];
  const hsts = { key: 'Strict-Transport-Security', value: `max-age=${twoYearsS}; includeSubDomains` };
  return [...always, hsts];
}
