'use client';

import useSWR from 'swr';
import { sendJson } from './send-json';

/** Whether the stream runs and where it is watched; addresses are http(s). */
export interface LiveState {
  readonly isLive: boolean;
  readonly kickLink: string | null;
  readonly youtubeLink: string | null;
}

interface SiteAnswer {
  readonly data: {
    readonly is_live?: boolean | number | null;
    readonly stream?: { readonly kick_link?: string | null; readonly youtube_link?: string | null } | null;
  };
}

/** The live state, asked again every 60 seconds; `initial` is what the page was made with and stays while nothing answers. */
export function useLive(initial: LiveState): LiveState {
  const { data } = useSWR('live', fetchLive, { fallbackData: initial, refreshInterval: 60_000 });
  return data;
}

async function fetchLive(): Promise<LiveState> {
  const sent = await sendJson<SiteAnswer>('GET', '/api/site');
  if (!sent.ok) throw new Error(`site: ${sent.status}`);
  const { is_live, stream } = sent.data.data;
  return {
    isLive: Boolean(is_live),
    kickLink: stream?.kick_link || null,
    youtubeLink: stream?.youtube_link || null,
  };
}
