import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { eventEntries } from '../../db/schema/event-entries';
import { events } from '../../db/schema/events';
import { users } from '../../db/schema/users';

/** Who stands first in an event, as a lateral join to `events`: one step into the ranking's index. */
export function selectLeader(db: Database) {
  return db
    .select({
      username: users.username,
      nickname: users.nickname,
      avatar: users.avatar,
      phoneState: users.phoneState,
      telegramVerifiedAt: users.telegramVerifiedAt,
      x: eventEntries.x,
      score: eventEntries.score,
      gameName: eventEntries.gameName,
      submittedAt: eventEntries.submittedAt,
    })
    .from(eventEntries)
    .innerJoin(users, eq(users.id, eventEntries.userId))
    .where(and(eq(eventEntries.eventId, events.id), eventEntries.counts))
    .orderBy(sql`(-${eventEntries.score})`, eventEntries.tiePlace, eventEntries.submittedAt, eventEntries.id)
    .limit(1)
    .as('leader');
}
