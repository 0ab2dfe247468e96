import { sql } from 'drizzle-orm';
import { kickViewers } from '../../db/schema/kick-viewers';
import type { Transaction } from '../../db/transact';

/** Notes since when an account follows the channel: the first follow that was told counts. Kick tells of no end of it. */
export async function noteFollow(
  tx: Transaction,
  { kickId, at }: { readonly kickId: number; readonly at: Date },
): Promise<void> {
  await tx
    .insert(kickViewers)
    .values({ kickId, followedAt: at })
    .onConflictDoUpdate({
      target: kickViewers.kickId,
      set: { followedAt: sql`least(${kickViewers.followedAt}, excluded.followed_at)` },
    });
}

/** Notes until when accounts are subscribed; an earlier end never takes back a later one, in whatever order they are told. */
export async function noteSubscription(
  tx: Transaction,
  { kickIds, until }: { readonly kickIds: readonly number[]; readonly until: Date },
): Promise<void> {
  const rows = [...new Set(kickIds)].sort((one, other) => one - other);
  if (rows.length === 0) return;
  await tx
    .insert(kickViewers)
    .values(rows.map((kickId) => ({ kickId, subscribedUntil: until })))
    .onConflictDoUpdate({
      target: kickViewers.kickId,
      set: { subscribedUntil: sql`greatest(${kickViewers.subscribedUntil}, excluded.subscribed_until)` },
    });
}
