import { Agent, request } from 'node:https';
import { publicLookup } from './public-lookup';

/** A request to a push service. */
export interface Outgoing {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What came back of it that counts. */
export interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Sends a request once. */
export type Post = (outgoing: Outgoing) => Promise<Answered>;

const timeoutMs = 10_000;
const agent = new Agent({ lookup: publicLookup(), maxSockets: 20 });

/** Posts to a public host over https, for ten seconds at most; follows nothing and reads nothing of the answer but its head. Rejects where nobody answered. */
export const postOutside: Post = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = request(url, { method: 'POST', headers, agent, signal }, (answer) => {
      answer.on('error', () => undefined);
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      answer.destroy();
    });
    asked.on('error', () => reject(new Error('a push service did not answer')));
    asked.end(body);
  });
