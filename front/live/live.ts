import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { heartbeatMs } from '@/contract/live';
import type { ToldChange, UpstreamState } from '@/lib/upstream/follow-changes';
import { answerPlainly } from '../plain-answer';
import { type Asked, findAsked } from './asked';
import { createHub } from './hub';
import type { OwnSite } from './own-site';
import { createReader, type Reader } from './reader';
import { createRenewal } from './renewal';
import { streamPlaces } from './stream-places';

interface LiveOptions {
  readonly site: OwnSite;
  /** Begins to follow the API's changes. */
  readonly follow: (following: {
    onChange: (change: ToldChange) => void;
    onState: (state: UpstreamState) => void;
  }) => { stop(): void };
  readonly places?: ReturnType<typeof streamPlaces>;
}

/** `GET /api/live`: what changes, told to whoever listens. */
export interface Live {
  isAsked(req: IncomingMessage): boolean;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Ends every stream in order; nobody is let in any more. */
  close(): void;
  /** Whether the API's changes are heard now. */
  isHeard(): boolean;
  /** How many listen. */
  count(): number;
}

/** How long nobody is told anything while the API's stream is away, before who listens is sent back to asking; milliseconds. */
const patienceMs = 30_000;
/** Between two rounds of what changed. */
const roundMs = 100;
/** How often is looked whose sign of life is due: a busy machine is late by one look, not by all of them. */
const lookMs = 1_000;
/** The front ends a connection on which nothing moves for 20 s; a stream has a heartbeat more, and a slow reader no longer than that. */
const stalledMs = 2 * heartbeatMs + 5_000;

/** Follows the API, and tells who listens. */
export function createLive({ site, follow, places = streamPlaces() }: LiveOptions): Live {
  /** Who listens, and when the next sign of life is due: at another moment for each. */
  const streams = new Map<Reader, number>();
  const hub = createHub(randomBytes(6).toString('hex'), (reader) => reader.end());
  const endAll = () => {
    for (const reader of [...streams.keys()]) reader.end();
  };
  const upstream = createWatch(endAll);
  const changes = createRounds(site, hub);
  const following = follow({
    onChange: (change) =>
      change.kind === 'member' ? hub.renew({ member: change.id }) : changes.note(change),
    onState: upstream.set,
  });
  const beating = setInterval(beatDue, lookMs).unref();

  function beatDue(): void {
    const now = performance.now();
    for (const [reader, due] of streams) {
      if (due > now) continue;
      reader.beat();
      streams.set(reader, now + heartbeatMs - lookMs);
    }
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!upstream.isHeard()) return answerNothing(res);
    const asked = await findAsked(req, site);
    if (typeof asked === 'number') return answerPlainly(res, asked);
    const place = places(String(req.headers['x-sikke-address']), asked.member);
    if (place === 'one') return answerPlainly(res, 429, { 'Retry-After': '60' });
    if (place !== 'all' && hub.hasRoomFor(asked.followed) && upstream.isHeard())
      return open(res, asked, place);
    if (place !== 'all') place();
    answerPlainly(res, 503, { 'Retry-After': '60' });
  }

  function open(res: ServerResponse, { followed, heard, first }: Asked, giveBack: () => void): void {
    res.writeHead(200, head);
    res.socket?.setTimeout(stalledMs);
    const reader = createReader(res, () => hub.repeat(reader, followed));
    streams.set(reader, performance.now() + Math.random() * (heartbeatMs - lookMs));
    reader.send(first);
    const leave = hub.follow(reader, followed, heard);
    const end = () => {
      streams.delete(reader);
      leave();
      giveBack();
    };
    if (res.destroyed) end();
    else res.once('close', end);
  }

  return {
    isAsked: ({ method, url }) => method === 'GET' && /^\/api\/live(\?|$)/.test(url ?? ''),
    answer,
    close: () => {
      upstream.close();
      following.stop();
      changes.stop();
      clearInterval(beating);
      hub.close();
      endAll();
    },
    isHeard: upstream.isHeard,
    count: () => streams.size,
  };
}

const head = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** There is nothing to listen to: an `EventSource` takes 204 as a word to ask no more (and no browser as a failure), and islands ask as before. */
function answerNothing(res: ServerResponse): void {
  res.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}

/** Knows how the API's stream stands, and gives up on it when it has been away for too long. */
function createWatch(onGivenUp: () => void) {
  let state: UpstreamState | 'closed' = 'away';
  let giveUp: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(giveUp);
    giveUp = undefined;
  };
  return {
    set: (next: UpstreamState) => {
      if (state === 'closed') return;
      state = next;
      if (next === 'heard') wait();
      else giveUp ??= setTimeout(onGivenUp, patienceMs).unref();
    },
    isHeard: () => state === 'heard',
    close: () => {
      wait();
      state = 'closed';
    },
  };
}

/** Gathers what changed; a round expires its tags and then has read anew what they stand for. */
function createRounds(site: OwnSite, hub: ReturnType<typeof createHub>) {
  let changed = new Map<string, Set<number>>();
  let isAll = false;
  const round = createRenewal({
    run: async () => {
      const [tags, all] = [changed, isAll];
      [changed, isAll] = [new Map(), false];
      if (all) for (const tag of hub.tags()) if (!tags.has(tag)) tags.set(tag, new Set());
      // What cannot be expired now is told all the same: its timer renews it, and the outbox (ADR 051).
      if (tags.size > 0) await site.expire(tags).catch(() => undefined);
      hub.renew(all ? {} : { tags: new Set(tags.keys()) });
    },
    restMs: roundMs,
    longestRestMs: roundMs,
  });
  return {
    note: (change: Exclude<ToldChange, { kind: 'member' }>) => {
      if (change.kind === 'gap') isAll = true;
      else changed.set(change.tag, (changed.get(change.tag) ?? new Set()).add(change.change));
      round.call();
    },
    stop: round.stop,
  };
}
