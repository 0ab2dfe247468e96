import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** Tables whose rows, once written, nobody changes or removes: corrections are rows of their own. */
const appendOnlyTables = [
  'coin_ledger',
  'analysis_changes',
  'market_stock_log',
  'leaderboard_standings',
  'wager_snapshots',
  'review_steps',
  'audit_log',
  'account_pauses',
  'content_versions',
  'content_corrections',
  'prize_moves',
  'number_changes',
  'book_heads',
] as const;

/** Makes the database itself refuse updates, deletes and truncates of these tables. */
export async function keepAppendOnly(db: Database): Promise<void> {
  await db.execute(sql.raw(refusal));
  for (const table of appendOnlyTables) {
    await db.execute(
      sql.raw(`create or replace trigger "${table}_append_only" before update or delete or truncate on "${table}"
        for each statement execute function refuse_change()`),
    );
  }
}

const refusal = `create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
  end $$`;
