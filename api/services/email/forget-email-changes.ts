import { lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { emailChanges } from '../../db/schema/email-changes';

/** Deletes the new addresses that nobody confirmed in time, and answers how many. */
export async function forgetEmailChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await db.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date(clock.now())));
  return gone.rowCount ?? 0;
}
