import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { ServiceError } from '../../service-error';

/** Takes a link back; what was decided on it stays. `not_found` for another's, for none, and for one that was unlinked before. */
export async function unlinkAccount(
  { db }: Pick<ServiceContext, 'db'>,
  userId: string,
  id: number,
): Promise<void> {
  const { rowCount } = await db
    .update(sponsorAccounts)
    .set({ state: 'unlinked', affiliateOk: false })
    .where(
      and(
        eq(sponsorAccounts.id, id),
        eq(sponsorAccounts.userId, userId),
        inArray(sponsorAccounts.state, ['claimed', 'verified']),
      ),
    );
  if (rowCount !== 1) throw new ServiceError('not_found');
}
