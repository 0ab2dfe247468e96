'use client'; // It asks who looks.

import type { OwnTournamentEntryWire } from '@/contract/tournaments';
import { useOwn } from '@/lib/browser/use-own';
import { callTo } from '@/lib/calls';
import { useEntryText } from './use-entry-text';

interface OwnStandingProps {
  readonly slug: string;
}

/** How a member stands in a tournament that takes nobody any more. */
export function OwnStanding({ slug }: OwnStandingProps) {
  const viewer = useOwn<OwnTournamentEntryWire>(callTo('tournamentEntry', slug));
  return useEntryText(viewer, true);
}
