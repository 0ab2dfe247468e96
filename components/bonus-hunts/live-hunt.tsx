'use client';

import { useWatched } from '@/lib/browser/use-watched';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { BonusTable } from './bonus-table';
import { HuntBoard } from './hunt-board';
import { isFinal } from './is-final';

interface LiveHuntProps {
  readonly hunt: HuntDetail;
  /** Whether the bonuses stand below the board. */
  readonly hasTable?: boolean;
}

/** The board of a hunt that goes on, asked for anew while it is watched; an island because it polls. */
export function LiveHunt({ hunt, hasTable = false }: LiveHuntProps) {
  const { data } = useWatched(`/api/bonus-hunts/${hunt.slug}`, { data: hunt }, ended);
  return (
    <div className="space-y-6">
      <HuntBoard hunt={data} />
      {hasTable ? <BonusTable hunt={data} /> : null}
    </div>
  );
}

const ended = ({ data }: { readonly data: HuntDetail }) => isFinal(data.state);
