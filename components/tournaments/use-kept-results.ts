'use client';

import { useSyncExternalStore } from 'react';
import { keep, readKept } from '@/lib/browser/kept';
import { sendJson } from '@/lib/browser/send-json';
import { createKeptSends, type KeptSend, type KeptSends } from '@/lib/browser/stream/kept-sends';
import { streamDeskKey } from '@/lib/browser/stream/stream-desk-key';
import { callTo } from '@/lib/calls';

/** One for each tournament of this tab: every form of its page shares it. */
const ofTournaments = new Map<string, KeptSends>();
const none: readonly KeptSend[] = [];

/** The results of a tournament that were typed without a connection. */
export function useKeptResults(slug: string) {
  const results = ofTournaments.get(slug) ?? openResults(slug);
  const kept = useSyncExternalStore(results.subscribe, results.kept, () => none);
  return { results, kept };
}

function openResults(slug: string): KeptSends {
  const name = `${streamDeskKey}duel:${slug}`;
  const made = createKeptSends({
    readKept: () => readKept('localStorage', name),
    keep: (text) => keep('localStorage', name, text),
    send: (body) => sendJson('POST', callTo('tournamentMatches', slug), body),
  });
  if (typeof window !== 'undefined') ofTournaments.set(slug, made);
  return made;
}
