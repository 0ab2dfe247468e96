import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { idempotencyHeader, idempotencyKeySchema } from '@/contract/idempotency';
import { invalidField } from '../service-error';
import { answerOnce, type Once, type OnceFrom } from '../services/idempotency/answer-once';
import { accountPaused } from '../services/pauses/account-paused';
import type { MemberEnv } from './require-member';

const captchaField = 'g-recaptcha-response';

/**
 * Runs a member's write once for the `Idempotency-Key` it comes with and answers what it answered the first time: also for a repeat
 * that comes while the first is under way, and after a restart. 422 without a key, or for one that was sent with another
 * body or to another path; a captcha's token is no part of the body here, because a repeat carries one of its own. What `run` throws leaves nothing behind, and the key may come again. A paused account gets what was
 * done before its pause, and is refused anything new. The route names
 * `idempotencyHeadersSchema` in its `request` for the document.
 */
export function idempotent<T>(c: Keyed, { run, ...once }: Once<T>): Promise<T> {
  return idempotentFrom(c, { ...once, open: () => Promise.resolve(), run: (writing) => run(writing) });
}

/** As `idempotent`, for a write that begins with reading what it goes on from: a round trip less. */
export async function idempotentFrom<O, T>(c: Keyed, once: OnceFrom<O, T>): Promise<T> {
  const { ctx, member, refusal } = c.var;
  const key = parseKey(c.req.header(idempotencyHeader));
  const requestHash = hashParts(c.req.method, c.req.path, withoutCaptcha(await c.req.text()));
  const refused = refusal && { run: () => Promise.reject(accountPaused(refusal)), inOne: undefined };
  return answerOnce(ctx, { userId: member.user.id, key, requestHash }, { ...once, ...refused });
}

type Keyed = Pick<Context<MemberEnv>, 'req' | 'var'>;

/** The body is JSON, which `jsonBody` has seen to. */
function withoutCaptcha(text: string): string {
  if (!text.includes(captchaField)) return text;
  return JSON.stringify(JSON.parse(text), (name, value) => (name === captchaField ? undefined : value));
}

function parseKey(header: string | undefined): string {
  if (header === undefined) throw invalidField('idempotency_key', 'required');
  const key = idempotencyKeySchema.safeParse(header);
  if (!key.success) throw invalidField('idempotency_key', 'invalid');
  return key.data;
}

function hashParts(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
