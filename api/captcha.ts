import { z } from 'zod';
import type { Captcha } from './context';

/** How the verifier is asked; `timeoutMs` is 3 000 unless given. */
export interface RecaptchaOptions {
  readonly secret: string;
  /** Google's origin; tests put a server of their own here. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/**
 * reCAPTCHA v3 as Google documents it: POST /recaptcha/api/siteverify with secret, response and remoteip. Good is a
 * successful answer for the action `login` with a score of at least 0.5 (D30); anything else, an unreachable or
 * nonsensical verifier included, is a no.
 */
export function createRecaptcha(options: RecaptchaOptions): Captcha {
  const { secret, baseUrl = 'https://www.google.com', timeoutMs = 3000 } = options;
  const verify: Captcha['verify'] = async (token, clientAddress) => {
    if (!token) return false;
    try {
      const answer = await fetch(new URL('/recaptcha/api/siteverify', baseUrl), {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answer.ok && isGood(answerSchema.parse(await answer.json()));
    } catch {
      return false;
    }
  };
  return { verify };
}

/** Without a secret there is nothing to ask: everybody passes, and the start-up log says so (D30). */
export const noCaptcha: Captcha = { verify: async () => true };

function isGood({ success, score, action }: z.infer<typeof answerSchema>): boolean {
  return success && action === 'login' && (score ?? 0) >= 0.5;
}
