import { lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { passwordResets } from '../../db/schema/password-resets';

/** Deletes the links that no longer work, and answers how many. */
export async function forgetResets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(clock.now())));
  return gone.rowCount ?? 0;
}
