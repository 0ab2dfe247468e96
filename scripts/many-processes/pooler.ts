import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot, unprivilegedAccount } from '@/postgres/account';
import { freePort } from '@/system/ports';
import { type Companion, startCompanion } from './companion';

interface PoolerOptions {
  readonly program: string;
  readonly folder: string;
  /** The address of the PostgreSQL behind it. */
  readonly url: string;
}

/**
 * pgbouncer by the file that we ship (`deploy/pgbouncer/pgbouncer.ini`): only ports, addresses and who logs in differ. Answers it, and the database's address
 * through it.
 */
export async function startPooler({
  program,
  folder,
  url,
}: PoolerOptions): Promise<{ readonly pooler: Companion; readonly pooledUrl: string }> {
  const port = await freePort();
  const behind = new URL(url);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  const shipped = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8');
  writeFileSync(
    file,
    shipped
      .replace('port=5432', `port=${behind.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users)
      .concat('\nunix_socket_dir =\n'),
  );
  writeFileSync(users, `"${behind.username}" "${decodeURIComponent(behind.password)}"\n`);
  // It refuses to be root, as PostgreSQL does; the folder is a throwaway one.
  for (const name of [file, users]) chmodSync(name, 0o644);
  const account = isRoot() ? unprivilegedAccount() : null;
  const pooler = await startCompanion({ program, args: [file], port, account });
  behind.port = String(port);
  return { pooler, pooledUrl: behind.href };
}
