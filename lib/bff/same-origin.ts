import { env } from '@/lib/env';
import type { Asked } from './asked';
import { BffError } from './bff-error';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that did not start on this site (T-CSRF-1): `Sec-Fetch-Site` must be same-origin where a browser sends it;
 * without it `Origin` must be one of ours; without either the request is refused.
 */
export function assertSameOrigin(request: Pick<Asked, 'method' | 'headers'>): void {
  if (!isWrite(request)) return;
  const site = request.headers.get('sec-fetch-site');
  const isOurs = site === null ? isOurOrigin(request.headers.get('origin')) : site === 'same-origin';
  if (!isOurs) throw new BffError('cross_site');
}

/** Whether a request may change something. */
export function isWrite(request: Pick<Asked, 'method'>): boolean {
  return !safeMethods.has(request.method);
}

function isOurOrigin(origin: string | null): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const { SITE_URL, ALLOWED_ORIGINS } = env();
  return [SITE_URL, ...ALLOWED_ORIGINS].some((own) => new URL(own).origin === origin);
}
