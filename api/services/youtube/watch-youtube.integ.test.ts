import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../db/schema/settings';
import { streamSources } from '../../db/schema/stream-sources';
import { transact } from '../../db/transact';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { type Given, type LocalServer, startLocalServer } from '../../testing/http-server.fixture';
import { createYouTube } from '../../youtube/create-youtube';
import { sayLive } from '../live/say-live';
import { getSite } from '../settings/get-site';
import { watchYouTube } from './watch-youtube';

const key = 'AIza-test-key-of-the-channel';
const minute = 60_000;

/** What YouTube knows: broadcasts of `@kanal` by what they say of themselves; `answer` stands for every call where it is set, null hangs. */
const youtube: { broadcasts: string[]; answer: Given | null | undefined } = {
  broadcasts: [],
  answer: undefined,
};

let server: LocalServer;
let site: TestApp;
beforeAll(async () => {
  server = await startLocalServer(({ path, headers }) => {
    if (youtube.answer !== undefined) return youtube.answer ?? new Promise<Given>(() => undefined);
    if (headers['x-goog-api-key'] !== key) return { status: 403, json: { error: { code: 403 } } };
    return answerOf(new URL(path, 'http://youtube.test'));
  });
  const environment = { YOUTUBE_API_KEY: key, YOUTUBE_API_URL: server.url };
  site = await createTestApp({ youtube: createYouTube(environment, 300) });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

function answerOf({ pathname, searchParams }: URL): Given {
  if (pathname.endsWith('/channels')) {
    const isKnown = searchParams.get('forHandle') === '@kanal';
    const found = { contentDetails: { relatedPlaylists: { uploads: 'UU-kanal' } } };
    return { json: { kind: 'youtube#channelListResponse', ...(isKnown ? { items: [found] } : {}) } };
  }
  const ids = youtube.broadcasts.map((_, at) => `video-${at}`);
  if (pathname.endsWith('/playlistItems'))
    return { json: { items: ids.map((videoId) => ({ contentDetails: { videoId } })) } };
  const asked = searchParams.get('id')?.split(',') ?? [];
  const shown = youtube.broadcasts.filter((_, at) => asked.includes(ids[at] ?? ''));
  return { json: { items: shown.map((liveBroadcastContent) => ({ snippet: { liveBroadcastContent } })) } };
}

const setSite = (value: object) =>
  site.deps.db
    .insert(settings)
    .values({ key: 'site', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
const isOn = async () => (await getSite(site.deps)).is_live;
const link = (youtube_link: string, is_live = false) => setSite({ is_live, stream: { youtube_link } });

beforeEach(async () => {
  Object.assign(youtube, { broadcasts: [], answer: undefined });
  await site.deps.db.delete(streamSources);
  await link('https://www.youtube.com/@kanal');
});

async function watch(broadcasts = youtube.broadcasts) {
  youtube.broadcasts = broadcasts;
  site.clock.advance(minute);
  await watchYouTube(site.deps);
  return isOn();
}

describe('the stream at YouTube', () => {
  test('switches the site on with a broadcast among the latest, and off with its end', async () => {
    expect(await watch(['none', 'upcoming'])).toBe(false);
    expect(await watch(['none', 'live'])).toBe(true);
    expect(await watch(['none', 'none'])).toBe(false);
    expect(await watch([])).toBe(false);
  });

  test('leaves what somebody set by hand until its next change', async () => {
    expect(await watch(['live'])).toBe(true);
    await link('https://www.youtube.com/@kanal', false);
    expect(await watch()).toBe(false);
    expect(await watch(['none'])).toBe(false);
    await link('https://www.youtube.com/@kanal', true);
    expect(await watch()).toBe(true);
    expect(await watch(['live'])).toBe(true);
    expect(await watch(['none'])).toBe(false);
  });

  test('keeps the site on while Kick is on, and Kick keeps it on', async () => {
    const kickSays = (isLive: boolean) => {
      site.clock.advance(minute);
      const news = { source: 'kick' as const, isLive, at: new Date(site.clock.now()) };
      return transact(site.deps.db, (tx) => sayLive({ tx }, news));
    };
    await kickSays(true);
    expect(await watch(['live'])).toBe(true);
    await kickSays(false);
    expect(await isOn()).toBe(true);
    expect(await watch(['none'])).toBe(false);
  });

  test.each<[string, Given | null]>([
    ['refuses the key', { status: 403, json: {} }],
    ['has had enough', { status: 429, json: {} }],
    ['fails', { status: 503, json: {} }],
    ['answers something else', { json: { items: [{}] } }],
    ['does not answer in time', null],
  ])('stays as it was where YouTube %s', async (_, answer) => {
    expect(await watch(['live'])).toBe(true);
    youtube.answer = answer;
    expect(await watch(['none'])).toBe(true);
    youtube.answer = undefined;
    expect(await watch(['none'])).toBe(false);
  });

  test('is forgotten, and keeps nothing on, without a channel or without a key; nothing is asked then', async () => {
    expect(await watch(['live'])).toBe(true);
    await link('https://www.youtube.com/watch?v=x', true);
    const asked = server.got.length;
    await watch();
    expect(await site.deps.db.select().from(streamSources)).toEqual([]);
    await watchYouTube({
      ...site.deps,
      youtube: createYouTube({ YOUTUBE_API_KEY: undefined, YOUTUBE_API_URL: server.url }),
    });
    expect(server.got.length).toBe(asked);
  });

  test('is unknown for a channel that YouTube does not know', async () => {
    await link('https://www.youtube.com/@baska');
    expect(await watch(['live'])).toBe(false);
    expect(await site.deps.db.select().from(streamSources)).toEqual([]);
  });
});
