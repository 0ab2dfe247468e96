import { expect } from 'vitest';
import { z } from 'zod';
import { type Answer, toResponse } from './answer';
import type { NextContext } from './route';

/** A handler of a call, or one of Next. */
export type Visited = (request: Request, context: NextContext) => Promise<Answer>;

export interface Visit {
  readonly body?: unknown;
  /** Sent as it is, in place of a JSON body. */
  readonly raw?: Uint8Array<ArrayBuffer> | ReadableStream | string;
  /** Headers on top of what a browser sends; `null` takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly params?: Record<string, string>;
  /** With its question mark. */
  readonly query?: string;
}

const ownHeaders = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** A browser as far as handlers see one: it keeps cookies and says where a request starts. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  async visit(
    handler: Visited,
    method: string,
    { body, raw, headers = {}, params = {}, query = '' }: Visit = {},
  ): Promise<Response> {
    const sent = new Headers(ownHeaders);
    if (this.cookies.size > 0)
      sent.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of Object.entries(headers))
      value === null ? sent.delete(name) : sent.set(name, value);
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const whole = { method, headers: sent, body: raw ?? text, duplex: 'half' };
    const init = method === 'GET' ? { method, headers: sent } : whole;
    const request = new Request(`http://localhost:3000/api${query}`, init);
    const answer = toResponse(await handler(request, { params: Promise.resolve(params) }));
    this.#keep(answer);
    return answer;
  }

  #keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
      expect(line).toMatch(/; HttpOnly; .*SameSite=Lax/);
    }
  }

  copy(): TestBrowser {
    const other = new TestBrowser();
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}

const errorAnswer = z.object({
  error: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** Status and error code of an answer, which must be in the error body and kept by no cache. */
export async function readRefusal(answer: Response): Promise<string> {
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return `${answer.status} ${errorAnswer.parse(await answer.json()).error}`;
}
