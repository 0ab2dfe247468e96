import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';

/** A job as its worker has it. */
export interface HeldJob {
  readonly id: string;
  readonly locked_by: string | null;
}

/** Says that its worker is still at it, so that nobody takes it for what a dead process held (`freeAbandonedJobs`). Of a job that somebody else has by now it says nothing. */
export async function holdJob({ db }: Pick<Deps, 'db'>, { id, locked_by: worker }: HeldJob): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = now() where id = ${id} and locked_by = ${worker}`,
  );
}
