import type { ErrorBody } from '@/contract/error-body';
import { log } from '@/lib/log';
import { isUpstreamError, type UpstreamError } from '@/lib/upstream/error';
import { BffError } from './bff-error';

const retryAfterS = 5;

/** A JSON answer that no cache keeps (T-CACHE-1), whole: the front server writes it as it is, Next takes a `Response` of it (docs/adr/456). */
export class JsonAnswer {
  readonly headers = new Headers({ 'cache-control': 'no-store', 'content-type': 'application/json' });
  readonly text: string;

  constructor(
    body: unknown,
    readonly status = 200,
  ) {
    this.text = JSON.stringify(body);
  }

  /** Whether it is a success, as of a `Response`. */
  get ok(): boolean {
    return this.status >= 200 && this.status <= 299;
  }
}

/** What a handler answers. */
export type Answer = Response | JsonAnswer;

/** An answer of this body in JSON. */
export function json(body: unknown, status = 200): JsonAnswer {
  return new JsonAnswer(body, status);
}

/** An answer as Next takes it. */
export function toResponse(answer: Answer): Response {
  if (!(answer instanceof JsonAnswer)) return answer;
  const { text, status, headers } = answer;
  return new Response(text, { status, headers });
}

/** The one mapper from what a handler throws to an answer: never a stack, a path or an exception's message (T-ERR-1). */
export function errorAnswer(error: unknown, requestId: string | undefined): JsonAnswer {
  if (error instanceof BffError) return new JsonAnswer(error.body, error.status);
  if (!isUpstreamError(error)) {
    log().error({ requestId, error: causeText(error) }, 'bff: unexpected error');
    return new JsonAnswer({ error: 'internal' } satisfies ErrorBody, 500);
  }
  if (error.status >= 500)
    log().warn({ requestId, code: error.code, cause: causeText(error.cause) }, error.message);
  const answer = new JsonAnswer(publicBody(error), error.status);
  const wait = error.retryAfterS ?? (error.status === 503 ? retryAfterS : null);
  if (wait !== null) answer.headers.set('retry-after', String(wait));
  return answer;
}

/** `login_again` is between the two servers: the browser never repeats a call for it. */
function publicBody({ body: { login_again: _, ...body } }: UpstreamError): ErrorBody {
  return body;
}

function causeText(error: unknown): string | undefined {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : undefined;
}
