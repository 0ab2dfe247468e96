import { Agent, request } from 'undici';
import { keptConnections } from '@/system/kept-connections';
import { signedHeaders } from '@/system/signed-headers';
import type { Clock } from '../../context';

/** Tags that changed, each with the numbers of the transactions it changed in. */
export type ToldChanges = ReadonlyMap<string, ReadonlySet<number>>;

/** Tells whoever shows the content which tags changed, and behind which position of the log where there is a replica; rejects while that cannot be done and is worth another try. */
export type Announce = (changes: ToldChanges, position?: string) => Promise<void>;

interface SiteOptions {
  /** Where the site answers: `/api/revalidate` below it is called. */
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Told when the site refuses for good: it will not take the same call later either. */
  readonly onRefused: (status: number, tags: readonly string[]) => void;
}

const timeoutMs = 5000;
const dispatcher = new Agent(keptConnections);
/** The site takes at most 20 tags a call; of a tag with more changes than these it learns only that it changed. */
const tagsPerCall = 20;
const mostNumbers = 200;

/** The signed call to the site's `POST /api/revalidate`. */
export function tellSite({ url, secret, clock, onRefused }: SiteOptions): Announce {
  const address = new URL('/api/revalidate', url);
  return async (changes, position) => {
    const tags = [...changes.keys()];
    for (let at = 0; at < tags.length; at += tagsPerCall) {
      const some = tags.slice(at, at + tagsPerCall);
      const status = await post(
        address,
        secret,
        clock.now(),
        JSON.stringify({ tags: some, changes: toNumbers(some, changes), position }),
      );
      if (status >= 200 && status < 300) continue;
      if (isForGood(status)) onRefused(status, some);
      else throw new Error(`the site answered ${status} to a revalidation`);
    }
  };
}

/** By which the site knows a change that it heard of on its stream (ADR 251). */
function toNumbers(tags: readonly string[], changes: ToldChanges): Record<string, readonly number[]> {
  const numbers = tags.map((tag) => [tag, [...(changes.get(tag) ?? [])]] as const);
  return Object.fromEntries(numbers.filter(([, some]) => some.length <= mostNumbers));
}

/** @returns the status; what else is answered is of no interest */
async function post(address: URL, secret: string, nowMs: number, body: string): Promise<number> {
  const answer = await request(address, {
    method: 'POST',
    body,
    dispatcher,
    signal: AbortSignal.timeout(timeoutMs),
    headers: signedHeaders(body, { secret, nowMs }),
  });
  await answer.body.dump();
  return answer.statusCode;
}

/** A wrong secret, an unknown tag, a site that moved: asking again would change nothing. */
function isForGood(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429;
}
