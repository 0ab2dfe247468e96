import { sql } from 'drizzle-orm';
import type { SeedTransaction } from './seed-world';

/** Spreads over the year what the import and the clock dated by their own moments. */
export async function backdate(tx: SeedTransaction, now: Date): Promise<void> {
  const statements = [
    sql`update news set updated_at = least(publish_at, ${now})`,
    sql`update events set updated_at = least(starts_at - interval '5 days', ${now})`,
    sql`update wager_events set created_at = starts_at - interval '5 days'`,
    sql`update raffles set created_at = starts_at - interval '1 day', published_at = starts_at - interval '1 day'`,
    sql`update special_odds set settled_at = least(kickoff_at + interval '150 minutes', ${now})
      where settled_at is not null`,
    sql`update special_odd_changes as change set changed_at = odd.starts_at + (odd.ends_at - odd.starts_at) / 2
      from special_odds as odd where odd.id = special_odd_id`,
  ];
  for (const statement of statements) await tx.execute(statement);
}
