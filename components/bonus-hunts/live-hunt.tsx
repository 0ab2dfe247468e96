'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import { HuntPart, type HuntPartProps } from './hunt-part';
import { isFinal } from './is-final';

/**
 * A part of a hunt that goes on, asked for anew while it is watched; an island because it polls, once however many parts stand there. With
 * every bonus that is opened the board has the page read anew: its figures are drawn on the server alone.
 */
export function LiveHunt({ hunt, part }: HuntPartProps) {
  const { refresh } = useRouter();
  const shown = useWatchedEntry(callTo('hunt', hunt.slug), hunt, ({ state }) => isFinal(state));
  const stage = toStage(shown);
  const isBehind = part === 'board' && stage !== toStage(hunt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage asks once, and the next one again
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, stage, refresh]);
  return <HuntPart hunt={shown} part={part} />;
}

/** How far the opening is: what was opened, and what is being opened. */
function toStage({ bonuses }: HuntPartProps['hunt']): string {
  return bonuses.map(({ state, win }) => `${state} ${win}`).join();
}
