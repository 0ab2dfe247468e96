import { env } from '@/lib/env';

/**
 * Whether a request came over https (D32): the site's address says so, or a proxy that we trust. Our front server takes a visitor's own
 * `x-forwarded-proto` away and states the word of the nearest proxy where `TRUSTED_PROXY_HOPS` names one; on Vercel its front
 * does. Where neither stands before the site the header is nobody's word.
 */
export function isServedOverHttps(headers: Pick<Headers, 'get'>): boolean {
  const { SITE_URL, SIKKE_FRONT, VERCEL } = env();
  if (SITE_URL.startsWith('https://')) return true;
  return Boolean(SIKKE_FRONT || VERCEL) && headers.get('x-forwarded-proto') === 'https';
}
