'use client';

import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { BuySession } from '@/lib/data/buys';

/** A session as it stands now: asked for anew until it is over, once however many parts of it a page shows. */
export function useSession<T extends BuySession>(session: T): T {
  return useWatchedEntry(callTo('buySession', session.slug), session, ({ state }) => state !== 'live');
}
