'use client'; // It asks how the match stands.

import { type ReactNode, useEffect, useState } from 'react';
import { useFreshPage } from '@/lib/browser/use-fresh-page';
import { useLate } from '@/lib/browser/use-late';
import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { StageTournament } from './watched-duel';

const loadDuel = () => import('./watched-duel').then((module) => module.WatchedDuel);

interface LiveStageProps {
  /** As it stood when the page was made. */
  readonly tournament: StageTournament;
  /** Its duel as the page has it. */
  readonly children: ReactNode;
}

/**
 * The stage of a bracket that is being played, asked for anew while the page is in view, until it is over. It stands as the server drew it until something
 * changes: what draws it here comes then (ADR 260), begins where the page was, and so counts up to what is new. With every match that changes it
 * has the page read anew: the bracket below is drawn on the server alone.
 */
export function LiveStage({ tournament, children }: LiveStageProps) {
  const shown = useWatchedEntry(
    callTo('tournament', tournament.slug),
    tournament,
    ({ state }) => state !== 'live',
  );
  const stage = toStage(shown);
  const isBehind = stage !== toStage(tournament);
  useFreshPage(isBehind, stage);
  const LateDuel = useLate(isBehind, loadDuel, stage);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => setBegun(LateDuel !== null), [LateDuel]);
  return LateDuel ? <LateDuel tournament={hasBegun ? shown : tournament} /> : children;
}

/** How far the bracket is: who plays whom, what came of it, and whether it is over. */
function toStage({ state, matches }: StageTournament): string {
  return JSON.stringify([state, matches]);
}
