import { and, eq, inArray } from 'drizzle-orm';
import type { WinReactionWire } from '@/contract/win-reactions';
import type { Database } from '../../db/client';
import { winKind } from '../../db/kinds/wins';
import { winReactions } from '../../db/schema/win-reactions';
import { wins } from '../../db/schema/wins';
import { reactionCounts } from './reaction-counts';

/** Whose reactions to which wins. */
interface Asked {
  readonly userId: string;
  readonly winIds: readonly number[];
}

/** What a member said to some wins, and how many said what by now, one query; those that are not approved are left out. */
export function listOwnReactions(
  { db }: { readonly db: Pick<Database, 'select'> },
  { userId, winIds }: Asked,
): Promise<WinReactionWire[]> {
  const isOwn = and(eq(winReactions.winId, wins.id), eq(winReactions.userId, userId));
  return db
    .select({ id: wins.id, own: winReactions.reaction, counts: reactionCounts(wins.id) })
    .from(wins)
    .leftJoin(winReactions, isOwn)
    .where(and(inArray(wins.id, [...winIds]), winKind.shown()));
}
