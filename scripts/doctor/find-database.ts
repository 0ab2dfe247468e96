import { join } from 'node:path';
import { recordedFolder } from '@/postgres/home';
import { databaseUrl, runningPostmaster } from '@/postgres/postmaster';
import type { Examined } from './examined';
import { type Finding, warning } from './finding';

/** Where the database is, or what keeps it from being examined. */
export function findDatabase({
  env,
  dataFolder,
}: Examined): { readonly url: string } | { readonly url: null; readonly finding: Finding } {
  const named = env?.DATABASE_DIRECT_URL ?? env?.DATABASE_URL;
  if (named !== undefined) return { url: named };
  const folder = recordedFolder(dataFolder);
  if (folder === null)
    return {
      url: null,
      finding: warning('No database was made in the data folder yet: npm start makes one.'),
    };
  const data = join(folder, 'data');
  const running = runningPostmaster(data);
  if (running === null)
    return {
      url: null,
      finding: warning(
        'The database does not run, so what it holds was not examined: npm start, then ask again.',
      ),
    };
  return { url: databaseUrl(data, running.port, 'sikke') };
}
