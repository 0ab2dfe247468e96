import type { Server, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostTopics } from '@/contract/live';
import type { ToldChange, UpstreamState } from '@/lib/upstream/follow-changes';
import { listen } from '../ask.fixture';
import { createFront } from '../front';
import { type Listener, listenTo } from './listener.fixture';
import { createLive, type Live } from './live';
import type { OwnSite } from './own-site';
import { streamPlaces } from './stream-places';
import type { Found } from './topic';

let server: Server;
let live: Live;
let port: number;
let upstream: { onChange: (change: ToldChange) => void; onState: (state: UpstreamState) => void };
/** What the site's own calls answer by path; null where there is no such thing. */
let answers: Record<string, unknown>;
/** What was expired, and what was read, in order. */
let done: string[];
let isAway: boolean;
const listeners: Listener[] = [];

const site: OwnSite = {
  expire: async (tags) => void done.push(...[...tags.keys()].map((tag) => `expire ${tag}`)),
  show: async (calls): Promise<Found> => {
    if (isAway) throw new Error('away');
    done.push(`read ${Object.values(calls).join()}`);
    const found = Object.entries(calls).map(([name, path]) => [name, answers[path]] as const);
    return found.some(([, answer]) => answer === undefined)
      ? { ended: 'not_found' }
      : { data: Object.fromEntries(found) };
  },
};

async function start(places = streamPlaces()) {
  live = createLive({
    site,
    places,
    follow: (following) => {
      upstream = following;
      return { stop: () => undefined };
    },
  });
  const nothing = async () => undefined;
  server = createFront((req, res) => (live.isAsked(req) ? live.answer(req, res) : nothing()), {
    trustedHops: 1,
    securityHeaders: [],
    onFailure: () => undefined,
  });
  port = await listen(server);
  upstream.onState('heard');
}
beforeEach(async () => {
  [done, isAway] = [[], false];
  answers = {
    '/api/bonus-hunts/av': { data: { title: 'Av', bonuses: [{ win: 1 }, { win: null }, { win: null }] } },
  };
  await start();
});
afterEach(() => {
  vi.useRealTimers();
  for (const listener of listeners.splice(0)) listener.leave();
  live.close();
  server.closeAllConnections();
  server.close();
});

async function join(topics = 'hunt:av', headers: Record<string, string> = {}): Promise<Listener> {
  const listener = await listenTo(port, topics, headers);
  listeners.push(listener);
  return listener;
}

const open = (win: number, at: number) => {
  const bonuses = [{ win: 1 }, { win: null as number | null }, { win: null }];
  bonuses[at] = { win };
  answers = { '/api/bonus-hunts/av': { data: { title: 'Av', bonuses } } };
};
const tell = (change = 1) => upstream.onChange({ kind: 'tag', tag: 'bonus-hunts', change });
const kinds = ({ messages }: Listener) => messages.map(({ kind }) => kind);

test('a reader hears the whole state first, then what changed, numbered; the pages’ tag expires before it is read', async () => {
  const reader = await join();
  expect([reader.status, reader.headers['content-type'], reader.headers['content-encoding']]).toEqual([
    200,
    'text/event-stream',
    undefined,
  ]);
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  open(70, 1);
  tell();
  await vi.waitFor(() =>
    expect(reader.messages[1]).toMatchObject({ topic: 'hunt:av', kind: 'delta', version: 2 }),
  );
  expect(reader.messages[1]).toHaveProperty('data', [
    { op: 'replace', path: '/hunt/data/bonuses/1/win', value: 70 },
  ]);
  expect(done).toEqual(['read /api/bonus-hunts/av', 'expire bonus-hunts', 'read /api/bonus-hunts/av']);
});

test('a change is read once for all who listen, and a change that shows nothing new is told nobody', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => join()));
  await vi.waitFor(() => expect(readers.every((reader) => kinds(reader).length === 1)).toBe(true));
  tell(1);
  await vi.waitFor(() => expect(done.filter((what) => what.startsWith('read'))).toHaveLength(2));
  open(70, 1);
  tell(2);
  await vi.waitFor(() =>
    expect(readers.every((reader) => kinds(reader).join() === 'snapshot,delta')).toBe(true),
  );
  expect(done.filter((what) => what.startsWith('read'))).toHaveLength(3);
});

test('who comes back with the last id hears what came in between and nothing twice; with an id of another process, everything', async () => {
  const reader = await join();
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  reader.leave();
  open(70, 1);
  tell();
  await vi.waitFor(() => expect(done).toHaveLength(3));
  const back = await join('hunt:av', { 'last-event-id': reader.lastId() });
  await vi.waitFor(() => expect(kinds(back)).toEqual(['delta']));
  const again = await join('hunt:av', { 'last-event-id': back.lastId() });
  const stranger = await join('hunt:av', { 'last-event-id': 'other-7' });
  await vi.waitFor(() => expect(kinds(stranger)).toEqual(['snapshot']));
  expect(kinds(again)).toEqual([]);
});

test('after a gap everything that is followed is read anew: who listens has the final state', async () => {
  const reader = await join();
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  upstream.onState('away');
  open(90, 2);
  upstream.onState('heard');
  upstream.onChange({ kind: 'gap' });
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot', 'delta']));
  expect(done).toContain('expire bonus-hunts');
});

test('a widget of an overlay is told by the tags of what it shows, and ends for who has it open once its link was revoked', async () => {
  const name = `av-${'ab'.repeat(20)}`;
  const show = (bonuses: number[]) => {
    answers = { [`/api/overlays/${name}`]: { data: { title: 'x'.repeat(200), bonuses } } };
  };
  show([1]);
  const reader = await join(`overlay:${name}`);
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  show([1, 2]);
  tell();
  await vi.waitFor(() => expect(kinds(reader)[1]).toBe('delta'));
  answers = {};
  upstream.onChange({ kind: 'tag', tag: 'overlays', change: 2 });
  await vi.waitFor(() => expect(reader.messages[2]).toMatchObject({ kind: 'ended', code: 'not_found' }));
  const late = await join(`overlay:${name}`);
  await vi.waitFor(() => expect(kinds(late)).toEqual(['ended']));
});

test('a reading that fails is made again until it succeeds', async () => {
  const reader = await join();
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  isAway = true;
  open(90, 2);
  tell();
  await vi.waitFor(() => expect(done).toContain('expire bonus-hunts'));
  isAway = false;
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot', 'delta']), 5000);
});

test('who does not read keeps no more waiting than a bound, and hears the newest state when it reads again', async () => {
  // Together more than the system itself takes for somebody who does not read.
  const [times, text] = [20, 'x'.repeat(2_000_000)];
  const streams: ServerResponse[] = [];
  server.on('request', (_, stream) => streams.push(stream));
  const waiting = () => Math.max(...streams.map(({ writableLength }) => writableLength));
  const reader = await join();
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  reader.response.pause();
  let most = 0;
  for (let at = 0; at < times; at += 1) {
    answers = { '/api/bonus-hunts/av': { data: { title: `${at}${text}` } } };
    const before = done.length;
    tell(at);
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(before + 1));
    most = Math.max(most, waiting());
  }
  expect(most, 'more than the system takes').toBeGreaterThan(0);
  expect(most, 'the message that went over the bound, and no further one').toBeLessThan(2 * text.length);
  reader.response.resume();
  await vi.waitFor(
    () => expect(JSON.stringify(reader.messages.at(-1)).slice(0, 200)).toContain(`${times - 1}x`),
    10_000,
  );
});

test('hours of visitors who come, hear and go leave nothing behind: no stream that ended is held', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const [rounds, each] = [10, 20];
  const streams: WeakRef<ServerResponse>[] = [];
  server.on('request', (_, stream) => streams.push(new WeakRef(stream)));
  const stays = await join();
  for (let round = 1; round <= rounds; round += 1) {
    const visitors = await Promise.all(
      Array.from({ length: each }, (_, at) =>
        listenTo(port, round % 2 ? 'hunt:av' : 'hunt:av,stream', { 'x-forwarded-for': `192.0.2.${at}` }),
      ),
    );
    open(round, 1);
    tell(round);
    await vi.waitFor(() =>
      expect(visitors.every(({ messages }) => messages.some(({ kind }) => kind !== 'ended'))).toBe(true),
    );
    for (const visitor of visitors) visitor.leave();
    await vi.waitFor(() => expect(live.count()).toBe(1));
  }
  expect(streams).toHaveLength(1 + rounds * each);
  const held = () => {
    collect();
    return streams.filter((stream) => stream.deref() !== undefined).length;
  };
  // The one that stays, and what Node itself holds of the last connections for a moment.
  await vi.waitFor(() => expect(held()).toBeLessThanOrEqual(5), 10_000);
  expect(kinds(stays).length).toBeGreaterThan(1);
}, 60_000);

test('an unknown entry is said to end, a list that is none is 422, another site 403', async () => {
  const reader = await join('hunt:olmayan');
  await vi.waitFor(() =>
    expect(reader.messages).toEqual([{ topic: 'hunt:olmayan', kind: 'ended', code: 'not_found' }]),
  );
  const wrong = [
    '',
    'hunt',
    'hunt:Av',
    'hunt:av:x',
    'wins',
    '../x',
    // Nobody can be named: `me` is whose cookie it is.
    'me:biri',
    Array.from({ length: mostTopics + 1 }, (_, at) => `hunt:a${at}`).join(),
  ];
  for (const topics of wrong) expect([topics, (await join(topics)).status]).toEqual([topics, 422]);
  expect((await join('hunt:av', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a guest who asks for their own things hears that there is no login, and the rest', async () => {
  const reader = await join('me,hunt:av');
  await vi.waitFor(() =>
    expect(reader.messages.map(({ topic, kind }) => `${topic} ${kind}`)).toEqual([
      'me ended',
      'hunt:av snapshot',
    ]),
  );
});

test('more than an address may hold is 429 with Retry-After, more than all may is 503; who leaves makes room', async () => {
  live.close();
  server.close();
  await start(streamPlaces({ ofAll: 3, ofAddress: 2, ofMember: 2 }));
  const from = (address: string) => join('hunt:av', { 'x-forwarded-for': address });
  const [first] = [await from('192.0.2.1'), await from('192.0.2.1')];
  const third = await from('192.0.2.1');
  expect([third.status, third.headers['retry-after']]).toEqual([429, '60']);
  expect((await from('192.0.2.2')).status).toBe(200);
  expect((await from('192.0.2.3')).status).toBe(503);
  first.leave();
  await vi.waitFor(() => expect(live.count()).toBe(2));
  expect((await from('192.0.2.1')).status).toBe(200);
});

test('nobody is let in while the API is not heard, nor where it has no stream: 204, by which a browser asks as before', async () => {
  upstream.onState('away');
  expect((await join()).status).toBe(204);
  upstream.onState('lacking');
  expect((await join()).status).toBe(204);
});

test('a quiet stream gives a sign of life within 15 seconds; it ends when nobody feeds it for half a minute', async () => {
  live.close();
  server.close();
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'clearInterval', 'performance'] });
  await start();
  const reader = await join();
  await vi.waitFor(() => expect(kinds(reader)).toEqual(['snapshot']));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(reader.raw()).toMatch(/\nevent: beat\ndata: 1\n\n$/));
  upstream.onState('away');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(live.count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await reader.ended;
});

test('a stopping process ends every stream and lets nobody in', async () => {
  const reader = await join();
  live.close();
  await reader.ended;
  expect((await join()).status).toBe(204);
  expect(live.count()).toBe(0);
});
