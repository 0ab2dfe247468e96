import { and, eq } from 'drizzle-orm';
import type { BuyEntryWire, BuySessionDetailWire } from '@/contract/bonus-buys';
import type { ServiceContext } from '../../context';
import { buySessionKind } from '../../db/kinds/buy-sessions';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { games } from '../../db/schema/games';
import { users } from '../../db/schema/users';
import { buyX } from '../../formulas/buy-figures';
import { ServiceError } from '../../service-error';
import { gameRefColumns } from '../games/game-ref';
import { shownGame } from '../games/shown-game';
import { publicUserColumns, toPublicUser } from '../members/public-user';
import { sessionRows, toSession } from './session-rows';

/** A session with its entries: two statements however large it is. Throws `not_found`. */
export async function getSession(ctx: ServiceContext, slug: string): Promise<BuySessionDetailWire> {
  const [row] = await sessionRows(ctx.db)
    .where(and(eq(buySessions.slug, slug), buySessionKind.shown()))
    .limit(1);
  if (!row) throw new ServiceError('not_found');
  return { ...toSession(row), entries: await readEntries(ctx, row.session.id) };
}

async function readEntries({ db }: ServiceContext, sessionId: number): Promise<BuyEntryWire[]> {
  const rows = await db
    .select({
      position: buyEntries.position,
      game: gameRefColumns,
      gameName: buyEntries.gameName,
      bet: buyEntries.bet,
      cost: buyEntries.cost,
      win: buyEntries.win,
      suggestedBy: publicUserColumns,
      state: buyEntries.state,
    })
    .from(buyEntries)
    .leftJoin(games, eq(games.id, buyEntries.gameId))
    .leftJoin(users, eq(users.id, buyEntries.suggestedBy))
    .where(eq(buyEntries.sessionId, sessionId))
    .orderBy(buyEntries.position);
  return rows.map(({ game, gameName, suggestedBy, ...entry }) => ({
    ...entry,
    ...shownGame(game, gameName),
    ...buyX(entry),
    suggested_by: suggestedBy && toPublicUser(suggestedBy),
  }));
}
