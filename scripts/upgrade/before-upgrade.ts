import type { Installation } from '@/supervisor/installation';
import { secretsInUse } from '@/supervisor/secrets';
import { say } from '@/system/progress';
import { isOlder } from './is-older';

/** What `npm start` does before it brings the tables of an older version up to date; nothing with `--no-backup`. @returns the backup's file */
export async function beforeUpgrade(
  databaseUrl: string,
  { dataFolder }: Installation,
): Promise<string | null> {
  if (process.argv.includes('--no-backup')) return null;
  const direct = process.env.DATABASE_DIRECT_URL ?? databaseUrl;
  if (!(await isOlder(direct))) return null;
  const { backUpBefore } = await import('./back-up-before');
  const secrets = secretsInUse(dataFolder, process.env);
  const file = await backUpBefore({
    databaseUrl: direct,
    folder: dataFolder,
    secrets,
    clock: { now: Date.now },
  });
  if (file !== null) say(`· An older version left this data: backed up and read through, ${file}`);
  return file;
}
