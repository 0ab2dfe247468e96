import { eq } from 'drizzle-orm';
import type { EventEntryInput } from '@/contract/events';
import type { Database } from '../../db/client';
import { eventGames } from '../../db/schema/event-games';
import type { events } from '../../db/schema/events';
import { games } from '../../db/schema/games';
import { invalidField } from '../../service-error';

type Event = Pick<typeof events.$inferSelect, 'id' | 'type'>;

/**
 * The game that an entry names: one of the event's list where it has one, otherwise any of the catalogue, or a name alone. 422 on
 * `game_name` for one outside of the list, and for none where a win decides.
 */
export async function entryGame(
  tx: Pick<Database, 'select'>,
  { id, type }: Event,
  { game_name: named }: EventEntryInput,
): Promise<{ readonly gameId: number | null; readonly gameName: string | null }> {
  if (type === 'deposit' || type === 'quiz') return { gameId: null, gameName: null };
  const listed = await tx
    .select({ id: games.id, slug: games.slug, name: games.name })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(eq(eventGames.eventId, id));
  if (!named) {
    if (type === 'custom' && listed.length === 0) return { gameId: null, gameName: null };
    throw invalidField('game_name', 'required');
  }
  const game = listed.find(({ slug }) => slug === named);
  if (listed.length > 0 && !game) throw invalidField('game_name', 'exists');
  return toGameName(game ?? (await findGame(tx, named)), named);
}

async function findGame(tx: Pick<Database, 'select'>, slug: string) {
  const [game] = await tx.select({ id: games.id, name: games.name }).from(games).where(eq(games.slug, slug));
  return game;
}

function toGameName(game: { readonly id: number; readonly name: string } | undefined, named: string) {
  return game ? { gameId: game.id, gameName: game.name } : { gameId: null, gameName: named };
}
