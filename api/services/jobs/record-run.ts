import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { recurringRuns } from '../../db/schema/recurring-runs';
import { safeText } from '../../log-error';
import type { Rhythm } from './get-queue-state';
import { scheduleRun } from './schedule-run';

/** Notes how a run of the clock's task went (`error` null where it went well) and puts the next one into the queue, in one transaction. */
export async function recordRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, everyMs }: Rhythm,
  error: unknown,
): Promise<void> {
  const now = new Date(clock.now());
  const isOk = error === null;
  const outcome = isOk
    ? { lastOkAt: now, failures: 0, lastError: null }
    : { failures: sql`${recurringRuns.failures} + 1`, lastError: safeText(error) };
  await db.transaction(async (tx) => {
    await tx
      .insert(recurringRuns)
      .values({
        name,
        lastEndedAt: now,
        ...(isOk ? { lastOkAt: now } : { failures: 1, lastError: safeText(error) }),
      })
      .onConflictDoUpdate({ target: recurringRuns.name, set: { lastEndedAt: now, ...outcome } });
    await scheduleRun(tx, name, everyMs);
  });
}
