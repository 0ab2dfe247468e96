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
  'error-codes': z.array(z.string()).optional(),
});

/**
 * reCAPTCHA v3 as Google documents it: POST /recaptcha/api/siteverify with secret, response and remoteip. Good is a
 * successful answer for the action `login` with a score of at least 0.5 (D30); anything else, an unreachable or
 * nonsensical verifier included, is a no.
 */
export function createRecaptcha(options: RecaptchaOptions): Captcha {
  const { secret, baseUrl = 'https://www.google.com', timeoutMs = 3000 } = options;
  const ask = async (about: Readonly<Record<string, string>>) => {
    const answer = await fetch(new URL('/recaptcha/api/siteverify', baseUrl), {
      method: 'POST',
      body: new URLSearchParams({ secret, ...about }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`the verifier answered ${answer.status}`);
    return answerSchema.parse(await answer.json());
  };
  return {
    verify: async (token, clientAddress) => {
      if (!token) return false;
      return ask({ response: token, remoteip: clientAddress }).then(isGood, () => false);
    },
    // No token can be good that no browser made: what the verifier says of the secret beside it is what is asked for.
    probe: async () => {
      const { 'error-codes': codes = [] } = await ask({ response: 'probe' }).catch(refuse);
      const wrong = codes.filter((code) => code.endsWith('-secret'));
      if (wrong.length > 0) throw new Error(`the verifier refused: ${wrong.join(', ')}`);
    },
  };
}

function refuse(error: unknown): never {
  const said = error instanceof Error && error.message.startsWith('the verifier');
  throw said ? error : new Error('the verifier cannot be reached, or what answers is none');
}

/** Without a secret there is nothing to ask: everybody passes, and the start-up log says so (D30). */
export const noCaptcha: Captcha = { verify: async () => true, probe: async () => undefined };

function isGood({ success, score, action }: z.infer<typeof answerSchema>): boolean {
  return success && action === 'login' && (score ?? 0) >= 0.5;
}
