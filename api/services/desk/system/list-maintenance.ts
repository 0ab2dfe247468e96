import { asc } from 'drizzle-orm';
import type { SystemWire } from '@/contract/desk-system';
import type { Deps } from '../../../context';
import { maintenanceRuns } from '../../../db/schema/maintenance-runs';

/** How each piece of maintenance went last; what was never done is not among them. */
export async function listMaintenance({ db }: Pick<Deps, 'db'>): Promise<SystemWire['maintenance']> {
  const rows = await db.select().from(maintenanceRuns).orderBy(asc(maintenanceRuns.kind));
  return rows.map(({ kind, lastEndedAt, lastOkAt, figures, lastError }) => ({
    kind,
    last_ended_at: lastEndedAt.toISOString(),
    last_ok_at: lastOkAt?.toISOString() ?? null,
    figures: { ...figures },
    problem: lastError,
  }));
}
