import { sql } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import { interleaved, type Rate, repeated } from './load';
import type { Row } from './rows';

/** How many write at once, on either side. */
const atOnce = 8;

/** A write; false where it was refused, which does not count. */
type Write = (nth: number) => Promise<boolean>;

/**
 * How many of a write there are per second and how long the slowest hundredth takes, against the plainest durable transaction of the same
 * database: one row, one commit. The two take turns.
 */
export async function writeRows(name: string, write: Write, databaseUrl: string): Promise<Row[]> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: atOnce });
  await db.execute(sql`create table if not exists bench_commits (value int)`);
  const commit = async (nth: number) => {
    await db.execute(sql`insert into bench_commits values (${nth})`);
    return true;
  };
  try {
    const [ours, bare] = [timed(write), timed(commit)];
    const rates = await interleaved(ours.rate, bare.rate);
    return [
      { name: `${name}, against bare commits, per second`, ...rates },
      { name: `${name}, p99, ms`, ours: ours.p99(), bare: bare.p99() },
    ];
  } finally {
    await db.execute(sql`drop table bench_commits`);
    await close();
  }
}

function timed(write: Write): { readonly rate: Rate; readonly p99: () => number } {
  const times: number[] = [];
  const one = async (nth: number) => {
    const began = performance.now();
    const isDone = await write(nth);
    times.push(performance.now() - began);
    return isDone;
  };
  return {
    rate: (durationMs) => repeated(atOnce, durationMs, one),
    p99: () => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
  };
}
