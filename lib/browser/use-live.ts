'use client';

import type { SiteWire } from '@/contract/site';
import { callTo } from '@/lib/calls';
import { type Live, toLive } from '@/lib/format/live';
import { useWatched } from './use-watched';

/** A stream begins once an evening, and every open page asks: a minute is soon enough. */
const everyMs = 60_000;

/** The live state, fresh every minute however many islands ask; `fallback` is what the page was made with. */
export function useLive(fallback: Live): Live {
  const answer = useWatched<{ readonly data: SiteWire } | null>(callTo('site'), null, { everyMs });
  return answer ? toLive(answer.data) : fallback;
}
