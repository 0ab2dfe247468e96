import 'server-only';
import { env } from '@/lib/env';

/** The public key of reCAPTCHA v3, `null` where the product runs without it (D30). */
export function captchaSiteKey(): string | null {
  return env().RECAPTCHA_SITE_KEY ?? null;
}
