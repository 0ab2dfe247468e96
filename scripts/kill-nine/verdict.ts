import type { Database } from '@/api/db/client';
import { reconcile } from '@/api/services/ledger/reconcile';
import { type KeyedWriteName, keyedWriteNames, keyedWrites } from './keyed-writes';
import type { Promises } from './writer';

/** What is left of what was promised. */
export interface Verdict {
  readonly acknowledged: number;
  /** How many of each kind were. */
  readonly acknowledgedOf: Readonly<Record<KeyedWriteName, number>>;
  /** Promised writes that are not there. */
  readonly lost: number;
  /** Writes that are there and that nobody was promised: every client has repeated until it was. */
  readonly duplicated: number;
  /** What else does not agree, in words. */
  readonly faults: readonly string[];
}

/** Compares the database with what the clients wrote down; what else is written there is left out. */
export async function verdictOn(db: Database, promises: Promises): Promise<Verdict> {
  const { faults } = await reconcile(db);
  const kinds: Compared[] = [];
  for (const name of keyedWriteNames) kinds.push(await compare(db, promises, name));
  const sum = (of: 'lost' | 'duplicated') => kinds.reduce((total, kind) => total + kind[of], 0);
  return {
    acknowledged: promises.size,
    acknowledgedOf: countByKind(promises),
    lost: sum('lost'),
    duplicated: sum('duplicated'),
    faults: [
      ...faults.map(({ username, fault }) => `${username}: ${fault}`),
      ...kinds.flatMap((kind) => kind.faults),
    ],
  };
}

/** How many of each kind were promised. */
export function countByKind(promises: Promises): Readonly<Record<KeyedWriteName, number>> {
  return { order: idsOf(promises, 'order').length, claim: idsOf(promises, 'claim').length };
}

type Compared = Pick<Verdict, 'lost' | 'duplicated' | 'faults'>;

async function compare(db: Database, promises: Promises, name: KeyedWriteName): Promise<Compared> {
  const ids = idsOf(promises, name);
  const [promised, stored] = [new Set(ids), new Set(await keyedWrites[name].stored(db))];
  return {
    lost: [...promised].filter((id) => !stored.has(id)).length,
    duplicated: [...stored].filter((id) => !promised.has(id)).length + (ids.length - promised.size),
    faults: await keyedWrites[name].faults(db, stored.size),
  };
}

function idsOf(promises: Promises, name: KeyedWriteName): readonly string[] {
  return [...promises.values()].filter(({ of }) => of === name).map(({ id }) => id);
}
