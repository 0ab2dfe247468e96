import type { Database } from '../db/client';
import { events } from '../db/schema/events';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { tournaments } from '../db/schema/tournaments';

/** Stores an event: live, from an hour ago to an hour ahead, unless told otherwise. Answers its id. */
export async function addEvent(
  db: Database,
  row: Partial<typeof events.$inferInsert> & Pick<typeof events.$inferInsert, 'slug'>,
): Promise<number> {
  const times = { startsAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() + 3_600_000) };
  const rows = await db
    .insert(events)
    .values({ title: row.slug, type: 'multiplier', state: 'live', ...times, ...row })
    .returning({ id: events.id });
  return rows[0]?.id ?? 0;
}

/** Stores a tournament: a bracket of 8 places whose registration is open, unless told otherwise. Answers its id. */
export async function addTournament(
  db: Database,
  row: Partial<typeof tournaments.$inferInsert> & Pick<typeof tournaments.$inferInsert, 'slug'>,
): Promise<number> {
  const startsAt = new Date(Date.now() + 3_600_000);
  const times = { startsAt, registrationOpensAt: new Date(startsAt.getTime() - 86_400_000) };
  const rows = await db
    .insert(tournaments)
    .values({ title: row.slug, type: 'bracket', state: 'registration', size: 8, ...times, ...row })
    .returning({ id: tournaments.id });
  return rows[0]?.id ?? 0;
}

/** Stores a bracket whose check-in is on, with one member who has not confirmed the place yet. */
export async function addCheckIn(
  db: Database,
  { slug, userId }: { readonly slug: string; readonly userId: string },
): Promise<void> {
  const checkinOpensAt = new Date(Date.now() - 3_600_000);
  const tournamentId = await addTournament(db, { slug, state: 'check_in', checkinOpensAt });
  await db.insert(tournamentParticipants).values({ tournamentId, userId, number: 1 });
}
