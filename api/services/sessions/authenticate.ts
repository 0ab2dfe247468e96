import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FactorState } from '@/contract/second-factor';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { readTogether } from '../../db/read-together';
import { accountSanctions } from '../../db/schema/account-sanctions';
import { sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { unreadColumn } from '../members/unread-column';
import { type Pause, pauseColumn } from '../pauses/find-pause';
import { accountSuspended, runsAt } from '../sanctions/find-sanction';
import { factorColumn } from '../second-factor/factor-state';
import { noteVisit } from './note-visit';
import { revokeSession } from './revoke-session';
import { findPlace, isAlive } from './session-state';
import { readToken } from './token';

/** Who is calling, as the database knows it at this moment. */
export interface Member {
  readonly sessionId: string;
  readonly user: Pick<typeof users.$inferSelect, keyof typeof userColumns>;
  /** The pause of the account that runs at this moment; null where none does. */
  readonly pause: Pause | null;
  /** How they stand to a second factor; `needed` closes the desk. */
  readonly factor: FactorState;
  /** How many notifications are unread, at most 100: read along, because every page of a member asks for it. */
  readonly unread: number;
}

/**
 * The member behind a bearer token. 401 `unauthenticated` without one, `token_expired` with `login_again` when only a
 * refresh is needed, `account_suspended` while the team has closed the account, `session_revoked` for everything else. Sanction, role and pause are read here, so they hold from the next call.
 */
export async function authenticate(ctx: ServiceContext, token: string | null): Promise<Member> {
  if (token === null) throw new ServiceError('unauthenticated');
  const claims = await readToken(ctx.config, token);
  if (!claims) throw new ServiceError('session_revoked');
  if (claims.exp * 1000 <= ctx.clock.now()) throw new ServiceError('token_expired', { loginAgain: true });
  const row = await findSession(ctx, claims.sid);
  if (!row || row.user.id !== claims.sub) throw new ServiceError('session_revoked');
  if (row.sanction) throw accountSuspended(row.sanction);
  if (!isAlive(row.session, ctx.clock)) throw new ServiceError('session_revoked');
  const reason = reasonToEnd(findPlace(claims.jti, row.session, ctx.clock), row.user.status);
  if (reason) {
    await revokeSession(ctx, claims.sid, reason);
    ctx.log.warn(
      { event: 'session_ended', reason, userId: row.user.id, sessionId: claims.sid },
      'session ended',
    );
    throw new ServiceError('session_revoked');
  }
  await noteVisit(ctx, row.session);
  const { user, pause, factor, unread } = row;
  return { sessionId: claims.sid, user, pause, factor, unread };
}

function findSession({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>, sessionId: string) {
  return findTogether(db)({ sessionId, now: new Date(clock.now()).toISOString() });
}

/** A session to be found, and the moment to judge it by. */
interface AskedSession {
  readonly sessionId: string;
  readonly now: string;
}

/** Members who ask at once are found in one statement. */
const findTogether = builtOnce((db: Database) =>
  readTogether(async (asked: readonly AskedSession[]) => {
    const ids = asked.map(({ sessionId }) => sessionId);
    const found = await bySessions(db).execute({ ids, moments: asked.map(({ now }) => now) });
    const byId = new Map(found.map((row) => [row.session.id, row]));
    return ids.map((id) => byId.get(id));
  }),
);

/** Each column costs every call of every member. The first ones nobody asks of who is calling; of a session and a sanction it is what decides. */
const {
  usernameFold,
  nicknameFold,
  emailFold,
  affiliateCode,
  inviteCode,
  invitedBy,
  activeOn,
  deletedAt,
  ...userColumns
} = getTableColumns(users);
const sessionColumns = {
  id: sessions.id,
  userId: sessions.userId,
  jti: sessions.jti,
  previousJti: sessions.previousJti,
  tokenIssuedAt: sessions.tokenIssuedAt,
  expiresAt: sessions.expiresAt,
  revokedAt: sessions.revokedAt,
  lastSeenAt: sessions.lastSeenAt,
};
const sanctionColumns = { reason: accountSanctions.reason, endsAt: accountSanctions.endsAt };

/** The lists stand in selects of their own: a plan that looked into them would be made anew for each, which takes longer than running it. */
const bySessions = builtOnce((db: Database) => {
  const [ids, moments] = [sql.placeholder('ids'), sql.placeholder('moments')];
  const now = sql`asked.now`;
  return db
    .select({
      ...{ session: sessionColumns, user: userColumns, pause: pauseColumn(now) },
      ...{ sanction: sanctionColumns, factor: factorColumn, unread: unreadColumn },
    })
    .from(sql`unnest((select ${ids}::uuid[]), (select ${moments}::timestamptz[])) as asked (id, now)`)
    .innerJoin(sessions, eq(sessions.id, sql`asked.id`))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accountSanctions, and(eq(accountSanctions.userId, users.id), runsAt(now)))
    .prepare('');
});

function reasonToEnd(place: ReturnType<typeof findPlace>, status: string): 'reuse' | 'ban' | null {
  if (status !== 'active') return 'ban';
  return place === 'stale' ? 'reuse' : null;
}
