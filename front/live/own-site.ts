import { Agent, request } from 'undici';
import { callTo } from '@/lib/calls';
import { env } from '@/lib/env';
import { countFallbacks } from '@/lib/upstream/fallback-count';
import { keptConnections } from '@/system/kept-connections';
import { signedHeaders } from '@/system/signed-headers';
import { atMost } from './at-most';
import type { Found } from './topic';

/** What the stream asks of the site that it stands in, over loopback like anybody else. */
export interface OwnSite {
  /** The answers of public calls, each under its name. Rejects where one may be of before, since the upstream failed meanwhile: a change would be taken for told. */
  show(calls: Readonly<Record<string, `/api/${string}`>>): Promise<Found>;
  /** Expires tags, each with the numbers of its changes where they are known (ADR 251). */
  expire(tags: ReadonlyMap<string, ReadonlySet<number>>): Promise<void>;
}

const timeoutMs = 5_000;
const dispatcher = new Agent(keptConnections);
/** The site takes at most 20 tags a call; of a tag with more changes than these it learns only that it changed. */
const tagsPerCall = 20;
const mostNumbers = 200;

/** The site that answers at `origin`; not more than eight answers are made at a time. */
export function createOwnSite(origin: string): OwnSite {
  const inTurn = atMost(8);
  return {
    show: async (calls) => {
      const before = countFallbacks();
      const answers = await Promise.all(
        Object.entries(calls).map(
          async ([name, path]) => [name, await inTurn(() => get(`${origin}${path}`))] as const,
        ),
      );
      if (countFallbacks() !== before) throw new Error('the site answered what it knew before');
      if (answers.some(([, answer]) => answer === null)) return { ended: 'not_found' };
      return { data: Object.fromEntries(answers) };
    },
    expire: async (tags) => {
      const names = [...tags.keys()];
      for (let at = 0; at < names.length; at += tagsPerCall)
        await post(`${origin}${callTo('revalidate')}`, toBody(names.slice(at, at + tagsPerCall), tags));
    },
  };
}

/** The JSON that a call answers, past the micro-cache; null where there is no such thing. */
async function get(url: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
  const signal = AbortSignal.timeout(timeoutMs);
  const { statusCode, body } = await request(url, { headers, signal, dispatcher });
  if (statusCode === 200) return body.json();
  await body.dump();
  if (statusCode === 404) return null;
  throw new Error(`${url} answered ${statusCode}`);
}

function toBody(tags: readonly string[], changes: ReadonlyMap<string, ReadonlySet<number>>): string {
  const numbers = tags.map((tag) => [tag, [...(changes.get(tag) ?? [])]] as const);
  const known = numbers.filter(([, some]) => some.length > 0 && some.length <= mostNumbers);
  return JSON.stringify({ tags, changes: Object.fromEntries(known) });
}

async function post(url: string, text: string): Promise<void> {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    body: text,
    dispatcher,
    signal: AbortSignal.timeout(timeoutMs),
    headers: signedHeaders(text, { secret: env().REVALIDATE_SECRET ?? '', nowMs: Date.now() }),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`the revalidation was answered ${statusCode}`);
}
