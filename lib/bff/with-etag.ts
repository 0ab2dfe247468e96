import { createHash } from 'node:crypto';
import { type Answer, JsonAnswer } from './answer';
import type { Handler } from './route';

/**
 * Lets a read that is asked for again and again answer 304 while nothing changed. For what is the same for everybody: an answer
 * that sets a cookie, and every failure, passes as it is.
 */
export function withEtag(handler: Handler): Handler {
  return async (request, context) => {
    const answer = await handler(request, context);
    if (answer.status !== 200 || answer.headers.has('set-cookie')) return answer;
    const body = await toText(answer);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = new Headers(answer.headers);
    headers.set('etag', etag);
    headers.set('cache-control', 'private, no-cache');
    if (!isKnown(request.headers.get('if-none-match'), etag)) return new Response(body, { headers });
    headers.delete('content-type');
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  };
}

function toText(answer: Answer): string | Promise<string> {
  return answer instanceof JsonAnswer ? answer.text : answer.text();
}

/** Weak comparison (RFC 9110, 13.1.2): compression on the way makes a tag weak. */
function isKnown(asked: string | null, etag: string): boolean {
  return (asked ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
