import { eventEntries } from '../../db/schema/event-entries';
import { eventGames } from '../../db/schema/event-games';
import { eventParticipants } from '../../db/schema/event-participants';
import { events } from '../../db/schema/events';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { depositDays } from './events/deposits';
import { entryRows } from './events/entries';
import type { EventSeed } from './events/event-seed';
import { firstHits } from './events/firsts';
import { multiplierNights } from './events/nights';
import { singleEvents } from './events/one-offs';
import { participantRows } from './events/participants';
import { quizEvenings } from './events/quizzes';
import { toRules } from './events/rules';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long the team takes to decide an event that is over. */
const judgingMs = 3 * dayMs;

const seeds = [...multiplierNights, ...firstHits, ...quizEvenings, ...depositDays, ...singleEvents];

/** A year of events: monthly nights, hunts for the first hit, quizzes, deposit days, and what happened once. */
export async function seedEvents(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const stored = await tx
    .insert(events)
    .values(seeds.map((seed) => toRow(seed, world)))
    .returning();
  const pairs = stored.flatMap((event, at) => {
    const seed = seeds[at];
    return seed ? [{ event, seed }] : [];
  });
  const gameRows = pairs.flatMap(({ event, seed }) => toGames(seed, world, event.id));
  await tx.insert(eventGames).values(gameRows);
  await tx.insert(eventParticipants).values(stored.flatMap((event) => participantRows(event, world)));
  await tx.insert(eventEntries).values(pairs.flatMap(({ event, seed }) => entryRows(event, seed, world)));
}

function toRow(seed: EventSeed, { now, sponsors }: SeedWorld): typeof events.$inferInsert {
  const { slug, title, summary, type, startDay, hours, prizes } = seed;
  // 20.00 in Istanbul of the day, which keeps the same distance from UTC all year.
  const startsAt = Math.floor(now / dayMs) * dayMs + startDay * dayMs + 17 * hourMs;
  const endsAt = startsAt + hours * hourMs;
  return {
    slug,
    title,
    summary,
    type,
    prizes,
    state: seed.isCancelled ? 'cancelled' : stateAt(now, startsAt, endsAt),
    sponsorId: sponsors.find((sponsor) => sponsor.slug === seed.sponsor)?.id ?? null,
    targetX: seed.targetX ?? null,
    minBet: seed.minBet ?? null,
    rulesMd: toRules(seed),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    maxEntriesPerUser: seed.entries,
    capacity: seed.capacity ?? null,
    updatedAt: new Date(Math.min(now, startsAt - 5 * dayMs)),
  };
}

function stateAt(now: number, startsAt: number, endsAt: number) {
  if (startsAt > now) return 'upcoming';
  if (endsAt > now) return 'live';
  return endsAt + judgingMs > now ? 'judging' : 'finished';
}

function toGames({ games }: EventSeed, world: SeedWorld, eventId: number) {
  return games.flatMap((slug, position) => {
    const game = world.games.find((one) => one.slug === slug);
    return game ? [{ eventId, gameId: game.id, position }] : [];
  });
}
