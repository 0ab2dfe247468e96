import { createHmac } from 'node:crypto';
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { sessions } from '../../db/schema/sessions';

/** Ends of a session that say that somebody else may have opened it. */
const doubtfulEnds = ['reuse', 'ban', 'password'] as const;

/**
 * Whether the account has logged in from the caller's address before and the session is still remembered (30 days at most, 14 unused).
 * A session that was ended for doubt vouches for nothing.
 */
export async function isKnownAddress(ctx: ServiceContext, userId: string): Promise<boolean> {
  const found = await trusted(ctx.db).execute({ userId, addressHash: addressHash(ctx, userId) });
  return found.length > 0;
}

const trusted = builtOnce((db: Database) => {
  const isTrusted = or(isNull(sessions.revokedFor), notInArray(sessions.revokedFor, [...doubtfulEnds]));
  const isOwn = eq(sessions.userId, sql.placeholder('userId'));
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOwn, eq(sessions.addressHash, sql.placeholder('addressHash')), isTrusted))
    .limit(1)
    .prepare('');
});

/** The caller's address as a session keeps it: under the API's key and for this account, so that no two accounts can be linked by it. */
export function addressHash(ctx: ServiceContext, userId: string): string {
  const text = `${userId} ${addressKey(ctx.clientAddress)}`;
  return createHmac('sha256', ctx.config.jwtSecret).update(`login address ${text}`).digest('base64url');
}
