import { type SQLWrapper, sql } from 'drizzle-orm';
import { type Now, toMoment } from '../../db/kinds/public-kind';
import { kickAccounts } from '../../db/schema/kick-accounts';
import { kickViewers } from '../../db/schema/kick-viewers';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { users } from '../../db/schema/users';

/** What is known of a member with regard to what may be asked for. */
export interface MemberFacts {
  readonly phoneState: number;
  readonly telegramVerifiedAt: Date | null;
  readonly createdAt: Date;
  /** A verified account at the sponsor of what is asked about. */
  readonly hasSponsor: boolean;
  readonly isKickFollower: boolean;
  readonly isKickSubscriber: boolean;
}

const viewer = sql`from ${kickAccounts} join ${kickViewers} on ${kickViewers.kickId} = ${kickAccounts.kickId}
  where ${kickAccounts.userId} = ${users.id}`;

/** The columns of `MemberFacts` for a query that joins `users`; `now` as `toMoment` takes it. */
export function factColumns({ sponsorId, now }: { readonly sponsorId: SQLWrapper; readonly now: Now }) {
  return {
    phoneState: users.phoneState,
    telegramVerifiedAt: users.telegramVerifiedAt,
    createdAt: users.createdAt,
    hasSponsor: sql<boolean>`exists (select from ${sponsorAccounts} where ${sponsorAccounts.userId} = ${users.id}
      and ${sponsorAccounts.sponsorId} = ${sponsorId} and ${sponsorAccounts.state} = 'approved')`,
    isKickFollower: sql<boolean>`exists (select ${viewer} and ${kickViewers.followedAt} is not null)`,
    isKickSubscriber: sql<boolean>`exists (select ${viewer} and ${kickViewers.subscribedUntil} > ${toMoment(now)})`,
  };
}
