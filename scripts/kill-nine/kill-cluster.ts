import type { Cluster } from '@/postgres/cluster';
import { listChildren } from './list-children';

/** The database server and every process of it, with no chance to finish anything. Resolves once it is gone. */
export async function killCluster({ pid, gone }: Cluster): Promise<void> {
  for (const one of [pid, ...listChildren(pid)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It went by itself when the server was gone.
    }
  }
  await gone;
}
