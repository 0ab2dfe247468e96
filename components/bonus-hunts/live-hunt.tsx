'use client';

import { useWatched } from '@/lib/browser/use-watched';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { HuntPart, type HuntPartProps } from './hunt-part';
import { isFinal } from './is-final';

/** A part of a hunt that goes on, asked for anew while it is watched; an island because it polls, once however many parts stand there. */
export function LiveHunt({ hunt, part }: HuntPartProps) {
  const { data } = useWatched(`/api/bonus-hunts/${hunt.slug}`, { data: hunt }, ended);
  return <HuntPart hunt={data} part={part} />;
}

const ended = ({ data }: { readonly data: HuntDetail }) => isFinal(data.state);
