import { eq } from 'drizzle-orm';
import type { WinWire } from '@/contract/wins';
import type { Database } from '../../db/client';
import { games } from '../../db/schema/games';
import { publicPictures } from '../../db/schema/public-pictures';
import { sponsors } from '../../db/schema/sponsors';
import { users } from '../../db/schema/users';
import { wins } from '../../db/schema/wins';
import { gameRefColumns } from '../games/game-ref';
import { publicUserColumns, toPublicUser } from '../members/public-user';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { reactionCounts } from './reaction-counts';

/** What is public of a win: the member's name at the sponsor stays in the table. */
const columns = {
  id: wins.id,
  bet: wins.bet,
  win: wins.win,
  currency: wins.currency,
  x: wins.x,
  link: wins.link,
  image: wins.image,
  picture: {
    id: publicPictures.id,
    width: publicPictures.width,
    height: publicPictures.height,
  },
  content: wins.content,
  is_featured: wins.isFeatured,
  approved_at: wins.approvedAt,
  game_name: wins.gameName,
  reactions: reactionCounts(wins.id),
  user: publicUserColumns,
  sponsor: sponsorRefColumns,
  game: gameRefColumns,
};

/** The wins with who, where and what, ready for a condition and an order. */
export function selectWins(db: Pick<Database, 'select'>) {
  return db
    .select(columns)
    .from(wins)
    .innerJoin(users, eq(users.id, wins.userId))
    .leftJoin(sponsors, eq(sponsors.id, wins.sponsorId))
    .leftJoin(games, eq(games.id, wins.gameId))
    .leftJoin(publicPictures, eq(publicPictures.winId, wins.id))
    .$dynamic();
}

/** A row of `selectWins`. */
export type WinRow = Awaited<ReturnType<typeof selectWins>>[number];

/** A row as it is on the wire. */
export function toWinWire({ user, approved_at, ...row }: WinRow): WinWire {
  return { ...row, user: toPublicUser(user), approved_at: approved_at?.toISOString() ?? null };
}
