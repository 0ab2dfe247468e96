import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type GameDetailWire, xSteps } from '@/contract/games';
import type { Database } from '../../db/client';
import { gameBuyXs, gameHuntXs } from './game-sums';

/** How the X of a game's bonuses spread, hunts and bonus buys together; one statement. Nothing of a game that was not played. */
export async function xSpread(db: Database, gameId: number): Promise<GameDetailWire['x_spread']> {
  const xs = unionAll(gameHuntXs(db, gameId), gameBuyXs(db, gameId)).as('xs');
  const step = sql<number>`width_bucket(${xs.x}, ${sql.raw(`array[${xSteps}]::numeric[]`)})`;
  const rows = await db.select({ step, count: sql<number>`count(*)::int` }).from(xs).groupBy(sql`1`);
  if (rows.length === 0) return [];
  const counts = new Map(rows.map((row) => [row.step, row.count]));
  return xSteps.map((from, at) => ({ from, count: counts.get(at + 1) ?? 0 }));
}
