import { resolve } from 'node:path';
import { dataFolder } from '@/supervisor/data-folder';
import { StartProblem } from '@/system/problem';
import { backupOptions } from './backup/options';
import { readPassphrase } from './backup/passphrase';
import { checkBackup, rowsOf } from './backup/restore-backup';
import { restoreIntoDatabase } from './backup/restore-into-database';
import { restoreIntoFolder } from './backup/restore-into-folder';
import { runCommand } from './backup/run-command';

const help = `npm run restore -- FILE [--data FOLDER] [--replace] [--passphrase-file FILE]

Reads a backup through, then puts it into FOLDER (.data), or behind DATABASE_URL. Sikke must not run there. What is there is never overwritten:
the target is empty, or --replace puts the folder aside (of DATABASE_URL: makes a backup of it first).`;

/** `npm run restore` (ADR 239). Exit code 1 says in one sentence what is wrong, and nothing was changed; 2, that all is restored and the books do not agree. */
await runCommand(help, async (signal) => {
  const { positionals, values } = backupOptions(process.argv.slice(3), help);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new StartProblem(help);
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const backup = await checkBackup(file, readPassphrase(values['passphrase-file'], process.env));
  const [folder, replace] = [resolve(values.data ?? '.data'), values.replace ?? false];
  const order = { folder, replace, clock: { now: Date.now }, signal };
  const databaseUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  const { proof, keptAt } = databaseUrl
    ? await restoreIntoDatabase(backup, { ...order, folder: dataFolder(['--data', folder]), databaseUrl })
    : await restoreIntoFolder(backup, order);
  const { books, audit, faults } = proof;
  if (faults.length > 0) process.exitCode = 2;
  return [
    `${rowsOf(backup.archive)} rows as they were at ${backup.archive.manifest.takenAt}, in ${databaseUrl ? 'the database' : folder}.`,
    ...(keptAt === null ? [] : [`What was there is kept at ${keptAt}`]),
    ...faults.map(({ username, fault }) => `${username}: ${fault}`),
    `${books.users} members, ${books.lines} lines of theirs, ${audit.lines} of the audit log: ${faults.length === 0 ? 'all agree' : `${faults.length} do not agree`}.`,
  ].join('\n');
});
