import { join } from 'node:path';
import { recordedFolder } from '@/postgres/home';
import { runningPostmaster } from '@/postgres/postmaster';
import { listChildren } from '@/scripts/kill-nine/list-children';
import type { Breakable } from './fault';

/** All processes of the database: the server first. */
export function databaseProcesses({ dataFolder }: Pick<Breakable, 'dataFolder'>): readonly number[] {
  const server = runningPostmaster(join(recordedFolder(dataFolder) ?? dataFolder, 'data'));
  return server === null ? [] : [server.pid, ...listChildren(server.pid)];
}

/** Sends each of them a signal, whoever is gone already. */
export function kill(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
  }
}
