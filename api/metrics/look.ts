import type { SystemWire } from '@/contract/desk-system';
import type { JobsWire } from '@/contract/jobs';
import type { Deps } from '../context';
import { findPool } from '../db/client';
import { recurringTasks } from '../jobs/recurring-tasks';
import { listMaintenance } from '../services/desk/system/list-maintenance';
import { getQueueState } from '../services/jobs/get-queue-state';

/** What the metrics of a process of the API are read from; `stored` is null while the database does not answer. */
export interface ApiSeen {
  readonly nowMs: number;
  readonly pool: { readonly used: number; readonly idle: number; readonly waiting: number };
  readonly stored: { readonly queue: JobsWire; readonly maintenance: SystemWire['maintenance'] } | null;
}

type Looking = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Looks at the pool, the queue and the maintenance; four small statements. */
export async function look(deps: Looking): Promise<ApiSeen> {
  const pool = lookAtPool(deps);
  const stored = await readStored(deps).catch((error: unknown) => {
    deps.log.debug({ err: error }, 'the metrics of the database could not be read');
    return null;
  });
  return { nowMs: deps.clock.now(), pool, stored };
}

/** Before a statement of our own takes a connection. */
function lookAtPool({ db }: Looking): ApiSeen['pool'] {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = findPool(db) ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

async function readStored(deps: Looking): Promise<ApiSeen['stored']> {
  const queue = await getQueueState(deps, recurringTasks);
  return { queue, maintenance: await listMaintenance(deps) };
}
