import { join, resolve } from 'node:path';
import { secretsInUse } from '@/supervisor/secrets';
import { StartProblem } from '@/system/problem';
import { makeBackup } from './backup/make-backup';
import { backupOptions } from './backup/options';
import { readPassphrase } from './backup/passphrase';
import { runCommand } from './backup/run-command';
import { runningDatabase } from './import/running-database';

const help = `npm run backup [-- FILE] [--data FOLDER] [--passphrase-file FILE]

Writes database, pictures and secrets into one file while the site runs: FILE, or FOLDER/backups/sikke-TIME.tar.gz.
The file can be read by its owner alone. With a passphrase (in a file, or as BACKUP_PASSPHRASE) its secrets are sealed.`;

/** `npm run backup` (ADR 239). Exit code 1 says in one sentence what is wrong; then there is no file. */
await runCommand(help, async (signal) => {
  const { positionals, values } = backupOptions(process.argv.slice(3), help);
  if (positionals.length > 1) throw new StartProblem(help);
  const folder = resolve(values.data ?? '.data');
  const databaseUrl = runningDatabase(values.data ?? null);
  const secrets = secretsInUse(folder, process.env);
  if (secrets === null && !process.env.DATABASE_URL)
    throw new StartProblem(`There are no secrets in ${folder}: without them a backup is none.`);
  const now = Date.now();
  const file = resolve(
    process.env.INIT_CWD ?? '.',
    positionals[0] ?? join(folder, 'backups', `sikke-${stamp(now)}.tar.gz`),
  );
  const passphrase = readPassphrase(values['passphrase-file'], process.env);
  const clock = { now: Date.now };
  const { bytes, rows, tables } = await makeBackup({ databaseUrl, file, secrets, passphrase, clock, signal });
  const kept =
    secrets === null
      ? 'without secrets, which this folder does not hold'
      : passphrase === null
        ? 'secrets readable in it'
        : 'secrets sealed';
  return `${file}: ${rows} rows of ${tables} tables, ${Math.ceil(bytes / 1024)} KiB, ${kept}.`;
});

/** 20261123-132000, in universal time: names that stand in their order. */
function stamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
