import { and, eq, type SQL, sql } from 'drizzle-orm';
import { objectionHours } from '@/contract/number-origins';
import { tournamentKind } from '../../db/kinds/tournaments';
import { tournaments } from '../../db/schema/tournaments';
import { publicName } from '../../formulas/public-name';
import { lastChange, type OriginRow, toOrigin } from './last-change';
import type { NumberAreaRecord } from './number-area';

interface Row extends OriginRow {
  readonly line: string;
  readonly rank: number | null;
  readonly username: string;
  readonly nickname: string | null;
  readonly value: number | null;
  readonly key: string;
  readonly total: number;
}

/** The numbers of a tournament: what each side of a match won, round by round, or on a board the points of each player. */
export const tournamentNumbers: NumberAreaRecord = {
  area: 'tournament',
  find: async (db, slug) => {
    const [found] = await db
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.slug, slug), tournamentKind.shown()));
    if (!found) return null;
    const { id, title, type, currency, settledAt } = found;
    return {
      ...{ id, slug, title, unit: type === 'bracket' ? 'money' : 'points', currency },
      heardFrom: settledAt,
      heardUntil: settledAt && new Date(settledAt.getTime() + objectionHours * 3_600_000),
    };
  },
  lines: async (db, { id, unit }, { most, line }) => {
    const { rows } = await db.execute<Row>(sql`
      with lines as (${unit === 'money' ? matchLines(id) : playerLines(id)})
      select l.key, l.rank, l.username, l.nickname, l.value::float8 as value, c.*, (select count(*)::int from lines) as total
      from lines l left join lateral ${lastChange('tournament', id)} c on true
      where ${line === undefined ? sql`true` : sql`l.key = ${line}`} order by l.rank, l.place limit ${most}`);
    const lines = rows.map(({ key, rank, username, nickname, value, ...row }) => ({
      ...{ line: key, rank, name: publicName({ username, nickname }), value },
      origins: toOrigin(row),
    }));
    return { count: rows[0]?.total ?? 0, lines };
  },
};

/** Both sides of every match that was played; the round stands where others have the place. */
function matchLines(id: number): SQL {
  const side = (name: 'a' | 'b') => sql`
    select 'match-' || m.round || '-' || m.index as line, 'win_${sql.raw(name)}' as field,
      'match-' || m.round || '-' || m.index || '-${sql.raw(name)}' as key, m.round::int as rank, u.username, u.nickname,
      m.win_${sql.raw(name)} as value, m.index * 2 + ${name === 'a' ? 0 : 1} as place
    from tournament_matches m join tournament_participants p on p.tournament_id = m.tournament_id and p.seed = m.${sql.raw(name)}
    join users u on u.id = p.user_id where m.tournament_id = ${id} and m.win_${sql.raw(name)} is not null`;
  return sql`${side('a')} union all ${side('b')}`;
}

function playerLines(id: number): SQL {
  return sql`select 'player-' || p.id as line, 'score' as field, 'player-' || p.id as key,
      row_number() over (order by -p.score, p.reached_at, p.id)::int as rank, u.username, u.nickname, p.score as value, 0 as place
    from tournament_participants p join users u on u.id = p.user_id
    where p.tournament_id = ${id} and p.played > 0 and p.state <> 'dq'`;
}
