import { resolve } from 'node:path';
import { openDatabase } from '@/api/db/client';
import { randomIds } from '@/api/random-ids';
import { makeStaffLink } from '@/api/services/passwords/make-staff-link';
import { runningAddress } from '@/supervisor/instance-lock';
import { StartProblem, toSentence } from '@/system/problem';
import { runningDatabase } from './import/running-database';

/**
 * `npm run admin -- reset NAME [--data FOLDER]`: prints a link with which an account of the team gets a new password, for whoever locked
 * everybody out (D38). It works once and for 30 minutes. Exit code 1 says in one sentence what is wrong.
 */
try {
  process.stdout.write(`${await run(process.argv.slice(3))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}

async function run([verb, name, ...rest]: readonly string[]): Promise<string> {
  if (verb !== 'reset' || !name) throw new StartProblem('Say whose password: npm run admin -- reset NAME');
  const at = rest.indexOf('--data');
  const folder = at === -1 ? '.data' : (rest[at + 1] ?? '.data');
  const siteUrl = process.env.SITE_URL || runningAddress(resolve(folder)) || 'http://localhost:3000';
  const database = openDatabase({ url: runningDatabase(folder), maxConnections: 1 });
  try {
    const link = await makeStaffLink(
      { db: database.db, ids: randomIds, clock: { now: Date.now }, siteUrl },
      name,
    );
    if (link === null)
      throw new StartProblem(
        `Nobody of the team is called ${name}: members get a link by mail, on the site.`,
      );
    return link;
  } finally {
    await database.close();
  }
}
