import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartProblem } from '@/system/problem';

/** The system account that PostgreSQL runs under when we are root, which it refuses to be. */
export interface RunAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process is root; never on Windows. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** An existing unprivileged account: `postgres` where there is one, else `nobody`. Throws `StartProblem` without either. */
export function unprivilegedAccount(passwd: string = readFileSync('/etc/passwd', 'utf8')): RunAccount {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (row === undefined) {
    throw new StartProblem(
      'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" account: start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Whether the account can enter a folder and everything above it. */
export function canEnter(account: RunAccount, folder: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1" 2>/dev/null && ls >/dev/null 2>&1', 'sh', folder], {
    cwd: '/',
    uid: account.uid,
    gid: account.gid,
    stdio: 'ignore',
  });
  return result.status === 0;
}
