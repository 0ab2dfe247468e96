import { resolve } from 'node:path';
import { runMigrations } from '@/api/db/migrations';
import { dataFolder } from '@/supervisor/data-folder';
import { secretsInUse } from '@/supervisor/secrets';
import { StartProblem, toSentence } from '@/system/problem';
import { backupOptions } from './backup/options';
import { runCommand } from './backup/run-command';
import { backUpBefore } from './upgrade/back-up-before';

const help = `npm run upgrade [-- --data FOLDER] [--no-backup]

Brings the tables behind DATABASE_URL up to date, after a backup of them into FOLDER/backups (.data/backups). For whoever runs the parts alone:
npm start does it by itself.`;

/** `npm run upgrade` (ADR 310): once before the processes of a new version. Exit code 1 says in one sentence what is wrong; the tables are then as they were. */
await runCommand(help, async () => {
  const { positionals, values } = backupOptions(process.argv.slice(3), help);
  const databaseUrl = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL;
  if (positionals.length > 0 || !databaseUrl) throw new StartProblem(help);
  const folder = dataFolder(['--data', resolve(values.data ?? '.data')]);
  const secrets = secretsInUse(folder, process.env);
  const file = values['no-backup']
    ? null
    : await backUpBefore({ databaseUrl, folder, secrets, clock: { now: Date.now } });
  try {
    await runMigrations(databaseUrl);
  } catch (error) {
    const kept = file === null ? '' : ` The backup made before is ${file}.`;
    throw new StartProblem(`${toSentence(error)}. The tables are as they were.${kept}`);
  }
  return file === null ? 'The tables are up to date.' : `The tables are up to date; as they were: ${file}`;
});
