import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '@/system/problem';
import { program } from './binaries';
import type { ClusterHome } from './home';

/**
 * Makes the cluster: initdb into a folder beside, renamed into place when complete, so that a start killed half way leaves
 * nothing that looks like a database. The generated password lies inside the data folder, readable by its owner alone.
 */
export async function createCluster(home: ClusterHome): Promise<void> {
  const parent = dirname(home.data);
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  removeUnfinished(parent, basename(home.data));
  const unfinished = `${home.data}.new-${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString('base64url');
  writeOwned(home, passwordFile, password);
  await initdb(home, unfinished, passwordFile);
  renameSync(passwordFile, join(unfinished, 'sikke-password'));
  removeIfEmpty(home.data);
  renameSync(unfinished, home.data);
}

async function initdb(home: ClusterHome, folder: string, passwordFile: string): Promise<void> {
  const flags = ['--username=sikke', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = spawn(program(home.native, 'initdb'), ['-D', folder, ...flags, ...locale], {
    cwd: dirname(home.data),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(home.account ?? {}),
  });
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = `${lastWords}${text}`.slice(-2000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartProblem(`Making the database failed: ${firstLine(lastWords)}`);
}

function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => /error|fatal|cannot|could not|no space/i.test(line));
  return (lines[0] ?? text.trim().split('\n').at(-1) ?? '').trim() || 'initdb gave no reason';
}

function writeOwned(home: ClusterHome, path: string, text: string): void {
  writeFileSync(path, `${text}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  if (home.account !== null) chownSync(path, home.account.uid, home.account.gid);
}

function removeUnfinished(parent: string, name: string): void {
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(`${name}.new-`)) rmSync(join(parent, entry), { recursive: true, force: true });
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not there: the usual case. A folder with content was refused by the inspection.
  }
}
