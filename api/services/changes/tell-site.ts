import { createHmac } from 'node:crypto';
import type { Clock } from '../../context';

/** Tells whoever shows the content which tags changed; rejects while that cannot be done and is worth another try. */
export type Announce = (tags: readonly string[]) => Promise<void>;

interface SiteOptions {
  /** Where the site answers: `/api/revalidate` below it is called. */
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Told when the site refuses for good: it will not take the same call later either. */
  readonly onRefused: (status: number, tags: readonly string[]) => void;
}

const timeoutMs = 5000;
/** The site takes at most 20 tags a call. */
const tagsPerCall = 20;

/** The signed call to the site's `POST /api/revalidate`. */
export function tellSite({ url, secret, clock, onRefused }: SiteOptions): Announce {
  const address = new URL('/api/revalidate', url);
  return async (tags) => {
    for (let at = 0; at < tags.length; at += tagsPerCall) {
      const some = tags.slice(at, at + tagsPerCall);
      const answer = await post(address, secret, clock.now(), JSON.stringify({ tags: some }));
      await answer.body?.cancel();
      if (answer.ok) continue;
      if (isForGood(answer.status)) onRefused(answer.status, some);
      else throw new Error(`the site answered ${answer.status} to a revalidation`);
    }
  };
}

function post(address: URL, secret: string, nowMs: number, body: string): Promise<Response> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return fetch(address, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'Content-Type': 'application/json',
      'x-sikke-timestamp': timestamp,
      'x-sikke-signature': signature,
    },
  });
}

/** A wrong secret, an unknown tag, a site that moved: asking again would change nothing. */
function isForGood(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429;
}
