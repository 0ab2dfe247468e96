'use client';

import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import { HuntPart, type HuntPartProps } from './hunt-part';
import { isFinal } from './is-final';

/** A part of a hunt that goes on, asked for anew while it is watched; an island because it polls, once however many parts stand there. */
export function LiveHunt({ hunt, part }: HuntPartProps) {
  const shown = useWatchedEntry(callTo('hunt', hunt.slug), hunt, ({ state }) => isFinal(state));
  return <HuntPart hunt={shown} part={part} />;
}
