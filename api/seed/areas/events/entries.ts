import type { eventEntries } from '../../../db/schema/event-entries';
import type { events } from '../../../db/schema/events';
import type { users } from '../../../db/schema/users';
import { pickOne, shuffled, wholeBetween } from '../../random-source';
import type { SeedWorld } from '../../seed-world';
import { toResult } from './results';

type EventRow = typeof events.$inferSelect;
type Game = SeedWorld['games'][number];
type EntryRow = typeof eventEntries.$inferInsert;

const reasons = [
  'Ekran görüntüsünde bahis okunmuyor.',
  'Oyun listede yok.',
  'Sonuç etkinlik süresinin dışında.',
  'Aynı görüntü daha önce gönderilmiş.',
] as const;

/** What members handed in to one event until now: most of it approved, and of each member's approved entries the best counts. */
export function entryRows(event: EventRow, games: readonly Game[], world: SeedWorld): EntryRow[] {
  if (event.state === 'upcoming' || event.state === 'cancelled') return [];
  const random = world.random(`event:${event.slug}`);
  const players = shuffled(
    random,
    world.users.filter(({ permission }) => permission === 'player'),
  );
  const taking = players.slice(0, wholeBetween(random, ...toCrowd(event)));
  const entries = taking.flatMap((player) => toEntries(player, event, games, world, random));
  return withBest(withReplays(entries, event, world));
}

/** What was won at a game can be looked at again, of some. */
function withReplays(rows: readonly EntryRow[], { slug, type }: EventRow, world: SeedWorld): EntryRow[] {
  if (type !== 'multiplier' && type !== 'first_hit') return [...rows];
  const random = world.random(`event replays:${slug}`);
  return rows.map((row) => {
    const link = `https://tekrar-izle.example/e/${wholeBetween(random, 10_000_000, 99_999_999)}`;
    return random() < 0.6 ? { ...row, link } : row;
  });
}

/** How many take part, from and to. */
function toCrowd({ type, state }: EventRow): readonly [number, number] {
  if (state === 'live') return [9, 20];
  if (type === 'first_hit') return [6, 11];
  return type === 'custom' ? [8, 18] : [22, 42];
}

function toEntries(
  { id: userId, username }: typeof users.$inferSelect,
  event: EventRow,
  games: readonly Game[],
  world: SeedWorld,
  random: () => number,
): EntryRow[] {
  const until = Math.min(event.endsAt.getTime(), world.now);
  const from = event.startsAt.getTime();
  return Array.from({ length: wholeBetween(random, 1, event.maxEntriesPerUser) }, () => {
    const submittedAt = new Date(wholeBetween(random, from, until));
    const game = games.length > 0 ? pickOne(random, games) : null;
    return {
      eventId: event.id,
      userId,
      siteUsername: event.sponsorId === null ? null : `${username.toLowerCase()}_oyun`,
      gameId: game?.id ?? null,
      gameName: game?.name ?? null,
      ...toResult(event, random),
      ...toReview(event, random),
      submittedAt,
    };
  });
}

function toReview({ state }: EventRow, random: () => number): Pick<EntryRow, 'review' | 'rejectReason'> {
  const chance = random();
  if (state !== 'finished' && chance < 0.25) return { review: 'pending' };
  if (chance > 0.93) return { review: 'rejected', rejectReason: pickOne(random, reasons) };
  return { review: 'approved' };
}

/** Marks of each member's approved entries the best one, the earlier at a tie. */
function withBest(rows: readonly EntryRow[]): EntryRow[] {
  const best = new Map<string, EntryRow>();
  for (const row of rows) {
    const other = best.get(row.userId);
    if (row.review === 'approved' && (!other || isBetter(row, other))) best.set(row.userId, row);
  }
  return rows.map((row) => ({ ...row, counts: best.get(row.userId) === row }));
}

function isBetter(one: EntryRow, other: EntryRow): boolean {
  const [a, b] = [one.score ?? 0, other.score ?? 0];
  return a > b || (a === b && Number(one.submittedAt) < Number(other.submittedAt));
}
