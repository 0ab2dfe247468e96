import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DrawBeaconWire } from '@/contract/draw-proof';

const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const utc = (column: string) => sql.raw(`to_char(b.${column} at time zone 'UTC', ${iso})`);

interface OfBeacon {
  readonly beaconChain: PgColumn;
  readonly beaconRound: PgColumn;
}

/** The part of the beacon in the draw of the row at hand; null for one of the first way. */
export function beaconFacts({ beaconChain, beaconRound }: OfBeacon): SQL<DrawBeaconWire | null> {
  return sql<DrawBeaconWire | null>`case when ${beaconChain} is not null then coalesce((
    select json_build_object(
      'chain', b.chain, 'round', b.round, 'due_at', ${utc('due_at')}, 'signature', b.signature, 'randomness', b.randomness,
      'source', b.source, 'fetched_at', ${utc('fetched_at')}, 'tried_at', ${utc('tried_at')}, 'problem', b.problem)
    from beacon_rounds b where b.chain = ${beaconChain} and b.round = ${beaconRound}
  ), json_build_object('chain', ${beaconChain})) end`;
}
