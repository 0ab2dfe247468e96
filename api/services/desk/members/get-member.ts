import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { DeskMemberWire } from '@/contract/desk-member';
import type { ServiceContext } from '../../../context';
import { raffles } from '../../../db/schema/raffles';
import { sessions } from '../../../db/schema/sessions';
import { sponsorAccounts } from '../../../db/schema/sponsor-accounts';
import { sponsors } from '../../../db/schema/sponsors';
import { tickets } from '../../../db/schema/tickets';
import { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import { findPause, toPauseWire } from '../../pauses/find-pause';
import { findSanction, type Sanction } from '../../sanctions/find-sanction';
import { isAlive } from '../../sessions/session-state';
import { listWaiting } from '../four-eyes/list-waiting';
import { findLinks } from './find-links';
import { movesOn, type Staff } from './member-rights';
import { toMemberRow } from './member-rows';

interface Asked {
  readonly id: string;
  readonly viewer: Staff;
}

/** A member as the team sees one; e-mail and phone as `toMemberRow` shows them. `not_found`. */
export async function getMember(ctx: ServiceContext, { id, viewer }: Asked): Promise<DeskMemberWire> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new ServiceError('not_found');
  const [pause, sanction, seen, accounts, links, inPlay, waiting] = await Promise.all([
    findPause(ctx.db, ctx.clock, id),
    findSanction(ctx.db, ctx.clock, id),
    readSessions(ctx, id),
    listSiteAccounts(ctx, id),
    findLinks(ctx, user),
    countTickets(ctx, id),
    listWaiting(ctx, { memberId: id }),
  ]);
  const { verified: _, ...row } = toMemberRow(user, viewer.permission);
  return {
    ...row,
    phone_verified: user.phoneState === 1,
    telegram_verified_at: user.telegramVerifiedAt?.toISOString() ?? null,
    tickets: inPlay,
    delete_at: user.deleteAt?.toISOString() ?? null,
    deleted_at: user.deletedAt?.toISOString() ?? null,
    pause: pause && toPauseWire(pause),
    sanction: sanction && toSanctionWire(sanction),
    ...seen,
    accounts,
    links,
    waiting,
    may: movesOn(viewer, user, { sanction, waiting }),
  };
}

function toSanctionWire({ kind, reason, endsAt }: Sanction): DeskMemberWire['sanction'] {
  return { kind, reason, until: endsAt?.toISOString() ?? null };
}

async function readSessions({ db, clock }: ServiceContext, userId: string) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const seen = rows.map(({ lastSeenAt, createdAt }) => (lastSeenAt ?? createdAt).toISOString()).sort();
  return {
    last_seen_at: seen.at(-1) ?? null,
    sessions: rows.filter((row) => isAlive(row, clock)).length,
  };
}

async function listSiteAccounts({ db }: ServiceContext, userId: string): Promise<DeskMemberWire['accounts']> {
  const rows = await db
    .select({ account: sponsorAccounts, sponsor: sponsors.name })
    .from(sponsorAccounts)
    .innerJoin(sponsors, eq(sponsors.id, sponsorAccounts.sponsorId))
    .where(eq(sponsorAccounts.userId, userId))
    .orderBy(asc(sponsors.name), desc(sponsorAccounts.id))
    .limit(100);
  return rows.map(({ account, sponsor }) => ({
    ...{ id: account.id, sponsor, site_username: account.siteUsername, state: account.state },
    ...{ affiliate_ok: account.affiliateOk, at: account.createdAt.toISOString() },
  }));
}

async function countTickets({ db }: ServiceContext, userId: string): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(raffles, eq(raffles.id, tickets.raffleId))
    .where(
      and(
        eq(tickets.userId, userId),
        isNull(tickets.voidedAt),
        notInArray(raffles.state, ['drawn', 'paid', 'cancelled']),
      ),
    );
  return found?.count ?? 0;
}
