import type { eventParticipants } from '../../../db/schema/event-participants';
import type { events } from '../../../db/schema/events';
import { demoAccounts } from '../../demo-accounts';
import { shuffled, wholeBetween } from '../../random-source';
import type { SeedWorld } from '../../seed-world';

type ParticipantRow = typeof eventParticipants.$inferInsert;

const hourMs = 3_600_000;

/** Who takes part in an event that is not over: some members, those beyond its capacity on the waiting list. The demo's own accounts are left to try it. */
export function participantRows(event: typeof events.$inferSelect, world: SeedWorld): ParticipantRow[] {
  if (event.state !== 'upcoming' && event.state !== 'live') return [];
  const random = world.random(`participants:${event.slug}`);
  const demo = new Set(demoAccounts.map(({ username }) => username));
  const members = world.users.filter(
    ({ permission, username }) => permission === 'player' && !demo.has(username),
  );
  const count = event.capacity === null ? wholeBetween(random, 18, 60) : event.capacity + 3;
  return shuffled(random, members)
    .slice(0, count)
    .map(({ id: userId }, at) => ({
      eventId: event.id,
      userId,
      number: at + 1,
      state: event.capacity !== null && at >= event.capacity ? 'waitlist' : 'joined',
      joinedAt: new Date(world.now - (count - at) * hourMs),
    }));
}
