'use client';

import { type ReactNode, useMemo } from 'react';
import { useFreshPage } from '@/lib/browser/use-fresh-page';
import { useLate } from '@/lib/browser/use-late';
import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { HuntPartProps } from './hunt-part';
import { isFinal } from './is-final';

const loadPart = () => import('./hunt-part').then((module) => module.HuntPart);

interface LiveHuntProps extends HuntPartProps {
  /** The part as the page has it. */
  readonly children: ReactNode;
}

/**
 * A part of a hunt that goes on, asked for anew while it is watched; an island because it polls, once however many parts stand there. It stands as the server drew it
 * until the hunt is another one: what draws it here is fetched with the first change (ADR 260). With
 * every bonus that is opened, and with the end of guessing and of the hunt, the board has the page read anew: its figures, its head and its guesses are drawn on the
 * server alone.
 */
export function LiveHunt({ hunt, part, children }: LiveHuntProps) {
  const shown = useWatchedEntry(callTo('hunt', hunt.slug), hunt, ({ state }) => isFinal(state));
  const stage = toStage(shown);
  useFreshPage(part === 'board' && stage !== toStage(hunt), stage);
  const isOther = useMemo(() => JSON.stringify(shown) !== JSON.stringify(hunt), [shown, hunt]);
  const Part = useLate(isOther, loadPart, shown);
  return Part ? <Part hunt={shown} part={part} /> : children;
}

/** How far the hunt is: where it stands, what was opened, and what is being opened. */
function toStage({ state, is_guessing_open, bonuses }: HuntPartProps['hunt']): string {
  return [state, is_guessing_open, ...bonuses.map((bonus) => `${bonus.state} ${bonus.win}`)].join();
}
