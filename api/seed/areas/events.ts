import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { eventEntries } from '../../db/schema/event-entries';
import { eventGames } from '../../db/schema/event-games';
import { eventParticipants } from '../../db/schema/event-participants';
import { events } from '../../db/schema/events';
import { advanceEvents } from '../../services/events/advance-events';
import { bulkInsert } from '../bulk-insert';
import { readLives } from '../read-content';
import type { AreaSeed, SeedTransaction } from '../seed-world';
import { entryRows } from './events/entries';
import { participantRows } from './events/participants';

const lifeSchema = z.strictObject({ cancelled: z.literal(true) });

/** How long the team takes to decide an event that is over. */
const judgingMs = 3 * 86_400_000;

/** What members made of the events: who takes part, what was handed in, and where each stands. */
export const seedEvents: AreaSeed = async (tx, world) => {
  await moveOn(tx, world.now);
  const games = await tx.select().from(eventGames).orderBy(asc(eventGames.position));
  for (const event of await tx.select().from(events).orderBy(asc(events.id))) {
    const ids = games.filter(({ eventId }) => eventId === event.id).map(({ gameId }) => gameId);
    const counting = ids.flatMap((id) => world.games.find((game) => game.id === id) ?? []);
    await bulkInsert(tx, eventParticipants, participantRows(event, world));
    await bulkInsert(tx, eventEntries, entryRows(event, counting, world));
  }
};

async function moveOn(tx: SeedTransaction, now: number): Promise<void> {
  const cancelled = [...readLives('events', now, lifeSchema).keys()];
  await tx.update(events).set({ state: 'cancelled' }).where(inArray(events.slug, cancelled));
  await advanceEvents({ db: tx, clock: { now: () => now } });
  const isDecided = and(eq(events.state, 'judging'), lte(events.endsAt, new Date(now - judgingMs)));
  await tx.update(events).set({ state: 'finished' }).where(isDecided);
}
