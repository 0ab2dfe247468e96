import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rateLimits } from '../../db/schema/rate-limits';
import { ServiceError } from '../../service-error';

const perAddress = 5;
const windowMs = 60 * 60_000;

/**
 * Counts one account made from an address, inside the transaction that makes it: a registration that fails later
 * counts nothing. The sixth within the hour throws `too_many_requests`, which undoes the account.
 */
export async function countRegistration(tx: Database, address: string, now: number): Promise<void> {
  const rows = await tx
    .insert(rateLimits)
    .values({ key: `registered:${address}`, points: 1, expire: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${rateLimits.expire} <= ${now} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${rateLimits.expire} <= ${now} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning();
  const count = rows[0];
  if (!count || count.points <= perAddress) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(((count.expire ?? now) - now) / 1000));
  throw new ServiceError('too_many_requests', { retryAfterSeconds });
}
