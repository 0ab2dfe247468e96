import { z } from 'zod';
import type { UpstreamEnv } from '../env';
import { type YouTube, type YouTubeChannel, YouTubeError } from '../youtube';

type YouTubeEnv = Pick<UpstreamEnv, 'YOUTUBE_API_KEY' | 'YOUTUBE_API_URL'>;

const usualMs = 8000;
/** Broadcasts stand among a channel's uploads, the latest first. */
const looked = '5';

/**
 * YouTube's Data API (v3), asked with a key; null where none is set. One look costs 3 units of the 10 000 a day that a key has: the search, which tells the same, costs 100.
 */
export function createYouTube(
  { YOUTUBE_API_KEY: key, YOUTUBE_API_URL }: YouTubeEnv,
  timeoutMs = usualMs,
): YouTube | null {
  if (!key) return null;
  const ask = <T>(path: string, query: Readonly<Record<string, string>>, answer: z.ZodType<T>) => {
    const url = new URL(`/youtube/v3/${path}`, YOUTUBE_API_URL);
    url.search = new URLSearchParams(query).toString();
    return askYouTube({ url, key, timeoutMs, answer });
  };
  return {
    isLive: async (channel) => {
      const { items: channels } = await ask('channels', toQuery(channel), channelsSchema);
      const [found] = channels;
      if (!found) return null;
      const playlistId = found.contentDetails.relatedPlaylists.uploads;
      const uploads = { part: 'contentDetails', playlistId, maxResults: looked };
      const { items } = await ask('playlistItems', uploads, uploadsSchema);
      if (items.length === 0) return false;
      const id = items.map(({ contentDetails }) => contentDetails.videoId).join(',');
      const videos = await ask('videos', { part: 'snippet', id }, videosSchema);
      return videos.items.some(({ snippet }) => snippet.liveBroadcastContent === 'live');
    },
  };
}

function toQuery(channel: YouTubeChannel): Readonly<Record<string, string>> {
  const part = 'contentDetails';
  return 'id' in channel ? { part, id: channel.id } : { part, forHandle: channel.handle };
}

const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item).default([]) });
const channelsSchema = listOf(
  z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }) }),
);
const uploadsSchema = listOf(z.object({ contentDetails: z.object({ videoId: z.string() }) }));
const videosSchema = listOf(z.object({ snippet: z.object({ liveBroadcastContent: z.string() }) }));

interface Asked<T> {
  readonly url: URL;
  readonly key: string;
  readonly timeoutMs: number;
  readonly answer: z.ZodType<T>;
}

/** The key goes in a header: addresses are what ends up in logs. */
async function askYouTube<T>({ url, key, timeoutMs, answer }: Asked<T>): Promise<T> {
  const { status, body } = await send(url, key, timeoutMs);
  if (status !== 200) throw new YouTubeError(status);
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new YouTubeError(status);
  return parsed.data;
}

async function send(url: URL, key: string, timeoutMs: number): Promise<{ status: number; body: unknown }> {
  try {
    const headers = { 'x-goog-api-key': key, accept: 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { headers, redirect: 'error', signal });
    const text = await answer.text();
    return { status: answer.status, body: answer.ok ? JSON.parse(text) : null };
  } catch {
    throw new YouTubeError();
  }
}
