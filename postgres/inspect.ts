import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, StartProblem } from '@/system/problem';
import { isRoot } from './account';
import { postgresMajor } from './binaries';
import type { ClusterHome } from './home';

/**
 * Looks at the data folder before anything touches it: `new` may be initialised, `made` may be started. Anything doubtful
 * throws a `StartProblem` that says what is wrong and what helps; an existing database is never initialised over (R-PG-5, R-PG-6).
 */
export function inspectData(home: ClusterHome): 'new' | 'made' {
  try {
    return inspect(home);
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM')) {
      throw new StartProblem(
        `The data folder ${home.data} may not be read by this user: give it back to the user who made it (chown -R, mode 0700).`,
      );
    }
    throw error;
  }
}

function inspect(home: ClusterHome): 'new' | 'made' {
  if (!existsSync(home.data)) return beginOrLoss(home, 'is missing');
  if (!statSync(home.data).isDirectory())
    throw new StartProblem(`${home.data} is a file where the database's folder should be.`);
  refuseOtherOwner(home);
  if (readdirSync(home.data).length === 0) return beginOrLoss(home, 'is empty');
  refuseOtherMajor(home);
  for (const part of ['global/pg_control', 'pg_wal', 'sikke-password']) {
    if (!existsSync(join(home.data, part))) throw damaged(home, `${part} is missing`);
  }
  return 'made';
}

function beginOrLoss(home: ClusterHome, what: string): 'new' {
  if (!home.wasMade) return 'new';
  throw damaged(home, what);
}

function refuseOtherOwner(home: ClusterHome): void {
  const owner = statSync(home.data).uid;
  const runner = home.account?.uid ?? process.getuid?.() ?? owner;
  if (owner === runner) return;
  const hint = isRoot()
    ? 'chown -R it to an unprivileged account'
    : 'start as that user, or chown -R it to yours';
  throw new StartProblem(`The data folder ${home.data} belongs to another user (uid ${owner}): ${hint}.`);
}

function refuseOtherMajor(home: ClusterHome): void {
  const file = join(home.data, 'PG_VERSION');
  if (!existsSync(file)) throw damaged(home, 'PG_VERSION is missing');
  const major = readFileSync(file, 'utf8').trim();
  if (major === String(postgresMajor)) return;
  throw new StartProblem(
    `The data folder ${home.data} was made by PostgreSQL ${major}, this is PostgreSQL ${postgresMajor}: dump it with the old version and restore it here (docs/operating.md).`,
  );
}

function damaged(home: ClusterHome, what: string): StartProblem {
  return new StartProblem(
    `The database at ${home.data} is damaged (${what}). Nothing was changed: restore it from a backup (docs/operating.md), or move the .data folder away to begin anew.`,
  );
}
