// Relative: next.config.ts reads this file, where the alias is not known.
import { env } from '../env';
import { contentSecurityPolicy } from './policy.mjs';

/** The policy of a page of this process, with the given sources for its inline scripts. */
export function pagePolicy(scripts: readonly string[]): string {
  const { SITE_URL, RECAPTCHA_SITE_KEY, NODE_ENV } = env();
  return contentSecurityPolicy({
    scripts,
    isSecure: SITE_URL.startsWith('https://'),
    hasCaptcha: Boolean(RECAPTCHA_SITE_KEY),
    isDevelopment: NODE_ENV === 'development',
  });
}
