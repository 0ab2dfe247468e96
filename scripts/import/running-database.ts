import { resolve } from 'node:path';
import { clusterHome } from '@/postgres/home';
import { databaseUrl, runningPostmaster } from '@/postgres/postmaster';
import { StartProblem } from '@/system/problem';

/** The address of the database to write to: `DATABASE_DIRECT_URL`, `DATABASE_URL`, or the embedded one of the running installation. */
export function runningDatabase(folder: string | null): string {
  const named = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (named) return named;
  const home = resolve(folder ?? '.data');
  const { data } = clusterHome(home);
  const running = runningPostmaster(data);
  if (running === null)
    throw new StartProblem(
      `No database runs in ${home}: start Sikke there (npm start), name another folder with --data, or set DATABASE_URL.`,
    );
  return databaseUrl(data, running.port, 'sikke');
}
