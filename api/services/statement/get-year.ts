import { and, eq, gte, inArray, lt, max } from 'drizzle-orm';
import type { OwnYearWire } from '@/contract/own-year';
import type { ServiceContext } from '../../context';
import { leaderScores } from '../../db/schema/leader-scores';
import { wins } from '../../db/schema/wins';
import { publicName } from '../../formulas/public-name';
import { firstDay, periodFrom } from '../leaders/to-period';
import type { Member } from '../sessions/authenticate';

/** What a member's year came to so far; in January it is the one before. Two statements, by what the boards have counted already. */
export async function getYear(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { id, username, nickname }: Pick<Member['user'], 'id' | 'username' | 'nickname'>,
): Promise<OwnYearWire> {
  const year = yearOf(clock.now());
  const starts = Array.from({ length: 13 }, (_, month) => monthOf(year, month));
  const scores = await listScores(db, id, starts.slice(0, 12));
  const of = (metric: string) => scores.filter((score) => score.metric === metric);
  const sum = (metric: string) => of(metric).reduce((whole, { value }) => whole + Math.max(0, value), 0);
  const coins = new Map(of('coins').map(({ startsAt, value }) => [startsAt.getTime(), Math.max(0, value)]));
  return {
    year,
    name: publicName({ username, nickname }),
    months: starts.slice(0, 12).map((start) => coins.get(start.getTime()) ?? 0),
    tickets: sum('tickets'),
    guess_points: sum('guesses'),
    best_x: await findBest(db, id, { from: monthOf(year, 0), until: monthOf(year, 12) }),
  };
}

function yearOf(now: number): number {
  const [year = 0, month] = firstDay(new Date(now)).split('-').map(Number);
  return month === 1 ? year - 1 : year;
}

/** The beginning of a month in Istanbul; the thirteenth is that of the next year. */
function monthOf(year: number, month: number): Date {
  const day = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return periodFrom('month', day)?.startsAt ?? new Date(Number.NaN);
}

type Db = ServiceContext['db'];

function listScores(db: Db, userId: string, starts: Date[]) {
  const { metric, period, startsAt, value } = leaderScores;
  const isAsked = and(
    inArray(metric, ['coins', 'tickets', 'guesses']),
    eq(period, 'month'),
    inArray(startsAt, starts),
    eq(leaderScores.userId, userId),
  );
  return db.select({ metric, startsAt, value }).from(leaderScores).where(isAsked);
}

async function findBest(
  db: Db,
  userId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number | null> {
  const [row] = await db
    .select({ best: max(wins.x) })
    .from(wins)
    .where(
      and(
        eq(wins.userId, userId),
        eq(wins.review, 'approved'),
        gte(wins.approvedAt, from),
        lt(wins.approvedAt, until),
      ),
    );
  return row?.best ?? null;
}
