import { and, eq, sql } from 'drizzle-orm';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { correctionMs } from '../bonus-hunts/settle-hunts';
import { lastChange, type OriginRow, toOrigin } from './last-change';
import type { NumberAreaRecord } from './number-area';

interface Row extends OriginRow {
  readonly line: string;
  readonly rank: number | null;
  readonly name: string;
  readonly value: number | null;
  readonly total: number;
}

/** The numbers of a hunt: what it began and ended with, and what each bonus paid. The names of the two ends are keys of the site's texts. */
export const huntNumbers: NumberAreaRecord = {
  area: 'hunt',
  find: async (db, slug) => {
    const [hunt] = await db
      .select()
      .from(bonusHunts)
      .where(and(eq(bonusHunts.slug, slug), huntKind.shown()));
    if (!hunt) return null;
    const { id, title, currency, state, completedAt } = hunt;
    const at = state === 'completed' ? completedAt : null;
    return {
      ...{ id, slug, title, unit: 'money', currency, heardFrom: at },
      heardUntil: at && new Date(at.getTime() + correctionMs),
    };
  },
  lines: async (db, { id }, { most, line }) => {
    const { rows } = await db.execute<Row>(sql`
      with lines as (
        select 'start' as line, null::int as rank, 'start' as name, start_balance as value, 'start_balance' as field, -2 as place
          from bonus_hunts where id = ${id}
        union all select 'end', null, 'end', end_balance, 'end_balance', -1 from bonus_hunts where id = ${id} and end_balance is not null
        union all select b.line_key, b.position, coalesce(g.name, b.game_name), b.win, 'win', b.position
          from hunt_bonuses b left join games g on g.id = b.game_id where b.hunt_id = ${id} and b.state = 'opened'
      )
      select l.line, l.rank, l.name, l.value::float8 as value, c.*, (select count(*)::int from lines) as total
      from lines l left join lateral ${lastChange('hunt', id)} c on true
      where ${line === undefined ? sql`true` : sql`l.line = ${line}`} order by l.place limit ${most}`);
    const lines = rows.map(({ line: key, rank, name, value, ...row }) => ({
      ...{ line: key, rank, name, value },
      origins: toOrigin(row),
    }));
    return { count: rows[0]?.total ?? 0, lines };
  },
};
