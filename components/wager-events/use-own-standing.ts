import useSWR from 'swr';
import type { OwnStandingWire } from '@/contract/wager-events';
import { sendJson } from '@/lib/browser/send-json';
import { callTo } from '@/lib/calls';

interface Asked {
  readonly slug: string;
  /** Of the page's numbers: with the next import it is asked anew. */
  readonly importNo: number | null;
}

/** A member's own place in an event, asked once for all who show it; null data for none, nothing asked for null. */
export function useOwnStanding(asked: Asked | null) {
  const key = asked && ([callTo('ownStanding', asked.slug), asked.importNo] as const);
  return useSWR(key, fetchOwnStanding, { keepPreviousData: true });
}

async function fetchOwnStanding([path]: readonly [`/api/${string}`, number | null]) {
  const sent = await sendJson<{ readonly data: OwnStandingWire | null }>('GET', path);
  if (!sent.ok) throw new Error(`own standing: ${sent.status}`);
  return sent.data.data;
}
