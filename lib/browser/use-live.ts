'use client';

import useSWR from 'swr';
import type { SiteWire } from '@/contract/site';
import { type Live, liveOf } from '@/lib/format/live';
import { sendJson } from './send-json';

/** How often the live state is asked for while a page stands open. */
const refreshIntervalMs = 60_000;

/** The live state, fresh every minute however many islands ask; `fallback` is what the page was made with. */
export function useLive(fallback: Live): Live {
  const { data } = useSWR('/api/site', fetchLive, {
    fallbackData: fallback,
    refreshInterval: refreshIntervalMs,
    revalidateOnFocus: false,
  });
  return data;
}

async function fetchLive(path: '/api/site'): Promise<Live> {
  const sent = await sendJson<{ readonly data: SiteWire }>('GET', path);
  if (!sent.ok) throw new Error(`site: ${sent.status}`);
  return liveOf(sent.data.data);
}
