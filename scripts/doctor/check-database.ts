import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '@/api/db/client';
import { isUnavailable } from '@/api/db/is-unavailable';
import { migrationState } from '@/api/db/migrations';
import { safeText } from '@/api/log-error';
import { neededConnections } from '@/postgres/needed-connections';
import { clockFinding } from './clock-finding';
import { examineData } from './examine-data';
import type { Check, Examined } from './examined';
import { findDatabase } from './find-database';
import { type Finding, ok, warning, wrong } from './finding';

/** The database: whether it answers, in which version, with whose tables and clock; and what stands in it of jobs and maintenance. */
export const checkDatabase: Check = async (examined) => {
  if (examined.env === null || examined.env.UPSTREAM_URL !== undefined) return [];
  const place = findDatabase(examined);
  if (place.url === null) return [place.finding];
  const { db, close } = openDatabase({ url: place.url, maxConnections: 1 });
  try {
    return await examine(db, examined);
  } catch (error) {
    return [judgeFailure(error, new URL(place.url).host)];
  } finally {
    await close();
  }
};

function judgeFailure(error: unknown, host: string): Finding {
  const why = reasonOf(error);
  return isUnavailable(error)
    ? wrong(`PostgreSQL at ${host} does not answer (${why}): start it, and look at DATABASE_URL.`)
    : wrong(
        `PostgreSQL at ${host} refuses to be examined (${why}): look at the user and the database of DATABASE_URL.`,
      );
}

/** What an error comes down to: the query that met it says nothing. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : safeText(error);
}

async function examine(db: Database, examined: Examined): Promise<Finding[]> {
  const asked = examined.nowMs();
  const { rows } = await db.execute<{ version: string; number: string; now: string; most: string }>(sql`
    select current_setting('server_version') as version, current_setting('server_version_num') as number,
      extract(epoch from clock_timestamp()) as now, current_setting('max_connections') as most`);
  const heard = examined.nowMs();
  const { version = '', number = '0', now = '0', most = '0' } = rows[0] ?? {};
  const state = await migrationState(db);
  return [
    ok(`PostgreSQL ${version} answers.`),
    ...judgeVersion(Number(number)),
    clockFinding(Number(now) * 1_000, (asked + heard) / 2),
    ...judgeConnections(Number(most), examined),
    tables[state],
    ...(state === 'current' ? await examineData(db, examined) : []),
  ];
}

/** The embedded one is 18, and so is the image's. */
function judgeVersion(number: number): Finding[] {
  const major = Math.floor(number / 10_000);
  return major >= 18
    ? []
    : [warning(`PostgreSQL ${major} is older than 18, which Sikke is tried with: upgrade it.`)];
}

/** Behind a pooler the API's own number says nothing. */
function judgeConnections(most: number, { env }: Examined): Finding[] {
  const processes = env?.API_PROCESSES ?? 1;
  const needed = neededConnections(processes);
  return most >= needed || env?.DATABASE_DIRECT_URL !== undefined
    ? []
    : [
        wrong(
          `PostgreSQL takes ${most} connections, and ${processes} ${processes === 1 ? 'process' : 'processes'} of the API can need ${needed}: raise max_connections, or lower API_PROCESSES.`,
        ),
      ];
}

const tables: Readonly<Record<Awaited<ReturnType<typeof migrationState>>, Finding>> = {
  current: ok('The tables are those of this version.'),
  behind: wrong(
    'The tables lack migrations of this version: npm start brings them up to date, or npm run upgrade where the parts run alone.',
  ),
  ahead: wrong(
    'The tables were made by a newer version of Sikke: start that version, or restore a backup that was made before it.',
  ),
  unreleased: wrong(
    'The tables were made before the first release and cannot be brought up to date: name an empty database, or another folder with --data.',
  ),
};
