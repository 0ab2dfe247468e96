import type { MaintenanceKind } from '@/contract/desk-system';
import type { Deps } from '../../context';
import { maintenanceRuns } from '../../db/schema/maintenance-runs';

/** What there is to say of a run: its figures where it went well, otherwise what went wrong, in a sentence. */
export type MaintenanceOutcome =
  | { readonly figures: Readonly<Record<string, number>> }
  | { readonly problem: string };

/** Notes how a piece of maintenance went; the one before it is forgotten, but for when it last went well. */
export async function recordMaintenance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, outcome }: { readonly kind: MaintenanceKind; readonly outcome: MaintenanceOutcome },
): Promise<void> {
  const at = new Date(clock.now());
  const seen =
    'figures' in outcome
      ? { lastEndedAt: at, lastOkAt: at, figures: outcome.figures, lastError: null }
      : { lastEndedAt: at, lastError: outcome.problem };
  await db
    .insert(maintenanceRuns)
    .values({ kind, ...seen })
    .onConflictDoUpdate({ target: maintenanceRuns.kind, set: seen });
}
