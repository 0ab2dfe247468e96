import { eq, getTableColumns } from 'drizzle-orm';
import type { OwnKickWire } from '@/contract/kick';
import type { ServiceContext } from '../../context';
import { kickAccounts } from '../../db/schema/kick-accounts';
import { kickViewers } from '../../db/schema/kick-viewers';
import { isConnected, readKick } from './kick-app';

/** A member's account at Kick, whether one can be linked, and what Kick told of it: that it follows the channel, and until when it is subscribed. */
export async function getOwnKick({ db, clock }: ServiceContext, userId: string): Promise<OwnKickWire> {
  const [row, [account]] = await Promise.all([
    readKick(db),
    db
      .select({ ...getTableColumns(kickAccounts), viewer: getTableColumns(kickViewers) })
      .from(kickAccounts)
      .leftJoin(kickViewers, eq(kickViewers.kickId, kickAccounts.kickId))
      .where(eq(kickAccounts.userId, userId)),
  ]);
  const linkedAt = account?.linkedAt.toISOString() ?? null;
  const until = account?.viewer?.subscribedUntil ?? null;
  return {
    can_link: isConnected(row),
    name: account?.name ?? null,
    linked_at: linkedAt,
    follows: account?.viewer?.followedAt != null,
    subscribed_until: until !== null && until.getTime() > clock.now() ? until.toISOString() : null,
  };
}

/** Lets a member's account at Kick go; without one nothing happens. What it has brought stays. */
export async function unlinkKick({ db, log }: ServiceContext, userId: string): Promise<void> {
  const gone = await db.delete(kickAccounts).where(eq(kickAccounts.userId, userId));
  if (gone.rowCount) log.info({ event: 'kick_unlinked', userId }, 'a Kick account unlinked');
}
