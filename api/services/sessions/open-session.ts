import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { sessions } from '../../db/schema/sessions';
import { addressHash } from './known-address';
import { lifetimes } from './lifetimes';
import { activeDayParts } from './note-active-day';
import { parseDevice } from './parse-device';
import { signToken } from './token';

/** A new login of the user: stores the session, forgets the user's ended ones, counts them as here today, and answers the session's first token. */
export async function openSession(ctx: ServiceContext, userId: string): Promise<string> {
  const now = ctx.clock.now();
  const session = {
    ...{ id: ctx.ids.uuid(), userId, jti: ctx.ids.uuid() },
    tokenIssuedAt: new Date(now),
    expiresAt: new Date(now + lifetimes.absolute),
  };
  await opening(ctx.db).execute({
    ...{ ...session, expiresAt: session.expiresAt.toISOString(), seenAt: new Date(now).toISOString() },
    ...{ addressHash: addressHash(ctx, userId), ...parseDevice(ctx.clientAgent) },
  });
  return signToken(ctx.config, session);
}

const named = sql.placeholder;

/** One statement: all of it or nothing. */
const opening = builtOnce((db: Database) => {
  const now = sql`${named('seenAt')}::timestamptz`;
  return db
    .with(endedPart(db), ...activeDayParts(db))
    .insert(sessions)
    .values({
      ...{ id: named('id'), userId: named('userId'), jti: named('jti') },
      ...{ tokenIssuedAt: now, createdAt: now, lastSeenAt: now },
      expiresAt: sql`${named('expiresAt')}::timestamptz`,
      ...{ addressHash: named('addressHash'), browser: named('browser'), system: named('system') },
    })
    .prepare('');
});

/** Nobody is waited for: what another login or the sweep is deleting at this moment is gone without this one. */
function endedPart(db: Database) {
  return db.$with('ended', {}).as(
    sql`delete from ${sessions} where id in (select id from ${sessions} where ${sessions.userId} = ${named('userId')}
      and ${sessions.expiresAt} < ${named('seenAt')}::timestamptz for update skip locked)`,
  );
}
