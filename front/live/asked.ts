import type { IncomingMessage } from 'node:http';
import { type LiveMessage, liveTopicSchema, mostTopics } from '@/contract/live';
import type { Followed } from './hub';
import { findShown } from './live-topics';
import { findLogin, type Login, readOwn } from './own-member';
import type { OwnSite } from './own-site';

/** What a request wants to follow. */
export interface Asked {
  readonly followed: readonly Followed[];
  /** Whose own things are among it; null where nobody's are. */
  readonly member: string | null;
  /** The id of the event that was heard last, where it comes back. */
  readonly heard: string | null;
  /** What its stream begins with. */
  readonly first: Buffer;
}

/** What a request asks for, or the status of its refusal: 403 from another site, 422 for what is no list of topics. Rejects while the API is away. */
export async function findAsked(req: IncomingMessage, site: OwnSite): Promise<Asked | 403 | 422> {
  if (req.headers['sec-fetch-site'] === 'cross-site') return 403;
  const topics = toTopics(req.url ?? '');
  if (topics === null) return 422;
  const login = topics.includes('me') ? await findLogin(toHeaders(req)) : null;
  const isLoginMissing = topics.includes('me') && login === null;
  return {
    followed: topics.flatMap((topic) => toFollowed(topic, login, site)),
    member: login?.user ?? null,
    heard: String(req.headers['last-event-id'] ?? '') || null,
    first: toFirst(isLoginMissing),
  };
}

/** The topics that an address names; null for what names none, too many, or what is no topic. */
function toTopics(url: string): readonly string[] | null {
  const names = new Set(new URL(url, 'http://localhost').searchParams.get('topics')?.split(',') ?? []);
  const isGood = names.size > 0 && names.size <= mostTopics;
  return isGood && [...names].every((name) => liveTopicSchema.safeParse(name).success) ? [...names] : null;
}

function toFollowed(topic: string, login: Login | null, site: OwnSite): Followed[] {
  const shown = findShown(topic);
  if (shown) return [{ key: topic, name: topic, read: () => site.show(shown.calls), tags: shown.tags }];
  if (login === null) return [];
  const key = `me:${login.session}`;
  return [{ key, name: 'me', read: () => readOwn(login), tags: [], member: login.user }];
}

/** When to come back, each at another time: who is sent away with all others does not come back with all others. */
function toFirst(isLoginMissing: boolean): Buffer {
  const ended: LiveMessage = { topic: 'me', kind: 'ended', code: 'session_ended' };
  const retry = `retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`;
  return Buffer.from(isLoginMissing ? `${retry}data: ${JSON.stringify(ended)}\n\n` : retry);
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const { cookie = '', 'x-forwarded-proto': proto = '' } = headers;
  return new Headers({ cookie, 'x-forwarded-proto': String(proto) });
}
