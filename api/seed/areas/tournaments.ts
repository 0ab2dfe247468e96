import { asc, eq, inArray, lte } from 'drizzle-orm';
import { orderDraws } from '../../db/schema/order-draws';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { computeCommitment } from '../../services/tournaments/draw-seeds';
import { beforeTheBeacon } from '../before-the-beacon';
import { bulkInsert } from '../bulk-insert';
import { readLives } from '../read-content';
import type { AreaSeed, SeedWorld } from '../seed-world';
import { lifeSchema } from './tournaments/life';
import { playBoard } from './tournaments/play-board';
import { playBracket } from './tournaments/play-bracket';

const states = {
  over: 'paid',
  'under way': 'live',
  'check in': 'check_in',
  open: 'registration',
  cancelled: 'cancelled',
} as const;

/** Plays the tournaments: brackets with byes, forfeits and one that nobody came to, boards of a week, seasons of guesses. */
export const seedTournaments: AreaSeed = async (tx, world) => {
  const begun = tx
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(lte(tournaments.startsAt, new Date(world.now)));
  await beforeTheBeacon(tx, 'order_draws', () =>
    tx.delete(orderDraws).where(inArray(orderDraws.tournamentId, begun)),
  );
  const lives = readLives('tournaments', world.now, lifeSchema);
  for (const stored of await tx.select().from(tournaments).orderBy(asc(tournaments.id))) {
    const life = lives.get(stored.slug);
    if (!life) continue;
    const isOver = stored.endsAt !== null && stored.endsAt.getTime() < world.now;
    const state = 'progress' in life ? states[life.progress] : isOver ? 'paid' : 'live';
    const secret = stored.startsAt.getTime() <= world.now ? firstWay(stored, world) : {};
    await tx
      .update(tournaments)
      .set({ state, ...secret })
      .where(eq(tournaments.id, stored.id));
    const { participants, matches } =
      'progress' in life
        ? playBracket({ ...stored, ...secret }, life, world)
        : { participants: playBoard({ ...stored, state }, life.evenings, world), matches: [] };
    await bulkInsert(tx, tournamentParticipants, participants);
    await bulkInsert(tx, tournamentMatches, matches);
  }
};

/** The demo is made without a network: the brackets that have begun are of the time before the beacon, drawn by a secret of the server. */
function firstWay({ slug, type }: typeof tournaments.$inferSelect, { random }: SeedWorld) {
  if (type !== 'bracket') return {};
  const seedSecret = `kura-${slug}-${random(`secret:${slug}`)()}`;
  return { seedSecret, seedCommit: computeCommitment(seedSecret) };
}
