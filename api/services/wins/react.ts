import { and, eq, sql } from 'drizzle-orm';
import type { WinReactionName, WinReactionWire } from '@/contract/win-reactions';
import type { ServiceContext } from '../../context';
import { winKind } from '../../db/kinds/wins';
import { winReactions } from '../../db/schema/win-reactions';
import { wins } from '../../db/schema/wins';
import { type Transaction, transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { listOwnReactions } from './list-own-reactions';

/** What a member says to a win; null takes it back. */
interface Reaction {
  readonly userId: string;
  readonly winId: number;
  readonly reaction: WinReactionName | null;
}

/**
 * Lets a member react to an approved win, change that or take it back, and answers how the win stands then. The key of the table
 * allows one reaction a win and member, whatever runs beside it; the win is held, so that none is written to one that is
 * taken down meanwhile. `not_found` for a win that is not approved.
 */
export function react(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, winId, reaction }: Reaction,
): Promise<WinReactionWire> {
  return transact(db, async (tx) => {
    await lockWin(tx, winId);
    if (reaction === null) {
      const own = and(eq(winReactions.winId, winId), eq(winReactions.userId, userId));
      await tx.delete(winReactions).where(own);
    } else {
      const reactedAt = new Date(clock.now());
      await tx
        .insert(winReactions)
        .values({ winId, userId, reaction, reactedAt })
        .onConflictDoUpdate({
          target: [winReactions.winId, winReactions.userId],
          set: { reaction, reactedAt },
          setWhere: sql`${winReactions.reaction} <> excluded.reaction`,
        });
    }
    const [standing] = await listOwnReactions({ db: tx }, { userId, winIds: [winId] });
    if (!standing) throw new ServiceError('not_found');
    return standing;
  });
}

/** Reactions hold it together; a review that takes it down waits for them, and those that come later find it gone. */
async function lockWin(tx: Transaction, winId: number): Promise<void> {
  const isApproved = and(eq(wins.id, winId), winKind.shown());
  const rows = await tx.select({ id: wins.id }).from(wins).where(isApproved).for('share');
  if (rows.length === 0) throw new ServiceError('not_found');
}
