import { join } from 'node:path';
import type { Clock } from '@/api/context';
import { checkArchive } from '@/scripts/backup/check-archive';
import { writeBackup } from '@/scripts/backup/make-backup';
import type { Secrets } from '@/supervisor/secrets';
import { StartProblem, toSentence } from '@/system/problem';
import { isOlder } from './is-older';

/** Whose data is about to be brought up to date. */
export interface UpgradeOrder {
  readonly databaseUrl: string;
  /** The data folder, in whose `backups` the file comes to lie. */
  readonly folder: string;
  readonly secrets: Secrets | null;
  readonly clock: Clock;
  /** The migrations of the version that is to come; the program's own unless given. */
  readonly migrations?: string;
}

/**
 * Backs up what an older version left, and reads the file through, before its tables are brought up to date (ADR 310). Throws `StartProblem`
 * where that cannot be done; nothing was changed then. @returns the file; null where nothing is to be brought up to date, or nothing is there yet
 */
export async function backUpBefore(order: UpgradeOrder): Promise<string | null> {
  if (!(await isOlder(order.databaseUrl, order.migrations))) return null;
  const file = join(order.folder, 'backups', `before-upgrade-${order.clock.now()}.tar.gz`);
  try {
    await writeBackup({ ...order, file, passphrase: null });
    await checkArchive(file);
    return file;
  } catch (error) {
    throw new StartProblem(
      `The data of the version before was not backed up, so it was left as it is: ${toSentence(error)} Make room or put right what is said there, or start with --no-backup after a backup of your own.`,
    );
  }
}
