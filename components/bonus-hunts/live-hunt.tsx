'use client';

import { useWatched } from '@/lib/browser/use-watched';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { BonusTable } from './bonus-table';
import { HuntBoard } from './hunt-board';
import { isFinal } from './is-final';

interface LiveHuntProps {
  readonly hunt: HuntDetail;
  readonly part: 'board' | 'table';
}

/** A part of a hunt that goes on, asked for anew while it is watched; an island because it polls, once however many parts stand there. */
export function LiveHunt({ hunt, part }: LiveHuntProps) {
  const { data } = useWatched(`/api/bonus-hunts/${hunt.slug}`, { data: hunt }, ended);
  return part === 'board' ? <HuntBoard hunt={data} /> : <BonusTable hunt={data} />;
}

const ended = ({ data }: { readonly data: HuntDetail }) => isFinal(data.state);
