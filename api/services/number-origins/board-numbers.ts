import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import { type NumberOrigin, type NumberSource, objectionHours } from '@/contract/number-origins';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { publicName } from '../../formulas/public-name';
import { boardOrder, onBoard } from '../leaders/ranked';
import type { NumberAreaRecord, Reading } from './number-area';
import { placeOf, toPlaceLine } from './place-line';

type Board = typeof leaderboardPeriods.$inferSelect;

interface Row extends Record<string, unknown> {
  readonly rank: number;
  readonly user_id: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly name: string | null;
  readonly value: number;
  readonly total: number;
  readonly parts: readonly Part[];
}

interface Part {
  readonly reason: string;
  readonly count: number;
  readonly sum: number;
  readonly at: string;
}

/** The places of a leaderboard of a week or month, each with the lines of the ledger, the tickets or the hunts that it is the sum of. */
export const boardNumbers: NumberAreaRecord = {
  area: 'board',
  find: async (db, slug) => {
    const board = await findBoard(db, eq(leaderboardPeriods.slug, slug));
    if (!board) return null;
    const { id, metric, frozenAt } = board;
    return {
      ...{ id, slug, title: null, unit: metric === 'guesses' ? 'points' : metric, currency: null },
      heardFrom: frozenAt,
      heardUntil: frozenAt && new Date(frozenAt.getTime() + objectionHours * 3_600_000),
    };
  },
  lines: async (db, { id }, { most, line }) => {
    const board = await findBoard(db, eq(leaderboardPeriods.id, id));
    if (!board) return { count: 0, lines: [] };
    const rank = placeOf(line);
    const only = line === undefined ? sql`true` : sql`b.rank = ${rank ?? 0}`;
    const { rows } = await db.execute<Row>(sql`
      with board as (${places(board)})
      select b.rank::int as rank, b.user_id, b.name, b.value::float8 as value, u.username, u.nickname, (select count(*)::int from board) as total,
        coalesce((select json_agg(p order by p.sum desc, p.reason) from (${parts[board.metric](board)}) p), '[]') as parts
      from board b join users u on u.id = b.user_id where ${only} order by b.rank limit ${most}`);
    return { count: rows[0]?.total ?? 0, lines: rows.map((row) => toLine(row, board.metric)) };
  },
  keyOf: async (db, { id }, line) => {
    const board = await findBoard(db, eq(leaderboardPeriods.id, id));
    const { rows } = await db.execute<{ user_id: string }>(
      sql`select user_id from (${board ? places(board) : sql`select null::uuid as user_id, 0 as rank`}) b where rank = ${placeOf(line) ?? 0}`,
    );
    return rows[0]?.user_id ?? null;
  },
  lineOf: async (db, { id }, key) => {
    const board = await findBoard(db, eq(leaderboardPeriods.id, id));
    const { rows } = await db.execute<{ rank: number }>(
      sql`select rank::int as rank from (${board ? places(board) : sql`select null::uuid as user_id, 0 as rank`}) b where user_id = ${key}`,
    );
    return rows[0] ? toPlaceLine(rows[0].rank) : null;
  },
};

async function findBoard(db: Reading, where: SQL): Promise<Board | undefined> {
  const [board] = await db.select().from(leaderboardPeriods).where(and(where));
  return board;
}

/** Who came where: as it was written down at the end, or as it stands now. */
function places(board: Board): SQL {
  if (board.state !== 'live')
    return sql`select rank, user_id, name, value from leaderboard_standings where period_id = ${board.id}`;
  const period = { kind: board.period, startsAt: board.startsAt };
  return sql`select row_number() over (order by ${sql.join([...boardOrder], sql`, `)}) as rank, leader_scores.user_id, null::text as name, value
    from leader_scores join users on users.id = leader_scores.user_id where ${onBoard(board.metric, period)}`;
}

const within = ({ startsAt, endsAt }: Board, column: string) =>
  sql`${sql.raw(column)} >= ${startsAt.toISOString()}::timestamptz and ${sql.raw(column)} < ${endsAt.toISOString()}::timestamptz`;

/** What a member's value is the sum of, by what brought it; the same rows that the score counts (`score-sources.ts`). */
const parts: Readonly<Record<LeaderMetric, (board: Board) => SQL>> = {
  coins: (
    board,
  ) => sql`select reason, count(*)::int as count, sum(amount)::float8 as sum, max(created_at) as at
    from coin_ledger c where c.user_id = b.user_id and c.earned and ${within(board, 'c.created_at')} group by reason`,
  tickets: (
    board,
  ) => sql`select 'tickets' as reason, count(*)::int as count, count(*)::float8 as sum, max(t.created_at) as at
    from tickets t where t.user_id = b.user_id and t.voided_at is null and ${within(board, 't.created_at')} having count(*) > 0`,
  guesses: (
    board,
  ) => sql`select 'guess' as reason, count(*)::int as count, sum(11 - g.rank)::float8 as sum, max(h.completed_at) as at
    from hunt_guesses g join bonus_hunts h on h.id = g.hunt_id
    where g.user_id = b.user_id and g.rank <= 10 and ${within(board, 'h.completed_at')} having count(*) > 0`,
};

const sources: Readonly<Record<LeaderMetric, NumberSource>> = {
  coins: 'rule',
  tickets: 'claim',
  guesses: 'rule',
};

function toLine({ rank, name, username, nickname, value, parts: found }: Row, metric: LeaderMetric) {
  const origins = found.map(({ reason, count, sum, at }): NumberOrigin => {
    const source = reason === 'adjustment' ? 'desk' : sources[metric];
    return { source, reason, count, sum, at: new Date(at).toISOString() };
  });
  return {
    line: toPlaceLine(rank),
    rank,
    name: nickname ?? name ?? publicName({ username, nickname }),
    value,
    origins,
  };
}
