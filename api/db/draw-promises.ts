import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself refuse to change what a draw has promised, frozen or drawn. Who owns the database can take this away; what they would
 * change then does not fit what was published (docs/how-to-check-us.md).
 */
export async function keepDrawPromises(db: Database): Promise<void> {
  for (const [table, kept] of Object.entries(keptColumns)) {
    const name = `keep_${table}`;
    await db.execute(sql.raw(toFunction(name, kept)));
    await db.execute(
      sql.raw(`create or replace trigger "${table}_promises_kept" before update or delete on "${table}"
        for each row execute function ${name}()`),
    );
  }
}

/** Which columns stay, and from when on: while the condition holds for the old row. */
interface Kept {
  readonly columns: readonly string[];
  readonly from: string;
}

const keptColumns: Readonly<Record<string, readonly Kept[]>> = {
  raffles: [
    { columns: ['commitment', 'server_seed', 'algorithm', 'beacon_chain'], from: `old.state <> 'draft'` },
    { columns: ['list_root', 'list_total', 'frozen_at', 'beacon_round'], from: 'old.list_root is not null' },
    { columns: ['draw_seed', 'drawn_at'], from: 'old.drawn_at is not null' },
  ],
  draw_results: [{ columns: ['raffle_id', 'position', 'ticket_number', 'user_id', 'role'], from: 'true' }],
  order_draws: [
    { columns: ['commitment', 'server_seed', 'beacon_chain', 'promised_at'], from: 'true' },
    {
      columns: ['frozen_at', 'beacon_round', 'entries', 'list_root', 'list_total'],
      from: 'old.frozen_at is not null',
    },
    { columns: ['draw_seed', 'drawn', 'drawn_at'], from: 'old.drawn_at is not null' },
  ],
  beacon_rounds: [
    { columns: ['chain', 'round', 'due_at'], from: 'true' },
    { columns: ['signature', 'randomness', 'source', 'fetched_at'], from: 'old.signature is not null' },
  ],
};

function toFunction(name: string, kept: readonly Kept[]): string {
  const checks = kept.map(({ columns, from }) => {
    const row = (side: string) => columns.map((column) => `${side}.${column}`).join(', ');
    return `if (${from}) and (tg_op = 'DELETE' or (${row('old')}) is distinct from (${row('new')})) then
      raise exception 'a draw keeps its %', '${columns.join(', ')}' using errcode = 'restrict_violation';
    end if;`;
  });
  return `create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    ${checks.join('\n    ')}
    return coalesce(new, old);
  end $$`;
}
