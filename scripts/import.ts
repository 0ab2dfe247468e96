import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { openDatabase } from '@/api/db/client';
import { migrationState } from '@/api/db/migrations';
import { randomIds } from '@/api/random-ids';
import { importFile } from '@/api/services/import/import-file';
import { StartProblem, toSentence } from '@/system/problem';
import { importArguments } from './import/arguments';
import { describeReport } from './import/describe-report';
import { runningDatabase } from './import/running-database';

/**
 * `npm run import -- FILE`: compares an operator's own sponsors, games or news with what is stored; `--apply` writes the difference,
 * everything or nothing. Exit code 1 where the file has a problem.
 */
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { file, kind, apply, data } = importArguments(process.argv.slice(3));
  // npm runs scripts in the project's folder; a person names the file from where they stand.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const bytes = readBytes(path, file);
  const database = openDatabase({ url: runningDatabase(data), maxConnections: 1 });
  try {
    if ((await migrationState(database.db)) !== 'current')
      throw new StartProblem(
        'The database belongs to another version of Sikke: start this one first (npm start).',
      );
    const report = await importFile(database.db, {
      kind,
      name: basename(path),
      bytes,
      apply,
      now: new Date(),
      ids: randomIds,
    });
    const isFine = report.problems.length === 0;
    (isFine ? process.stdout : process.stderr).write(`${describeReport(report)}\n`);
    return isFine ? 0 : 1;
  } finally {
    await database.close();
  }
}

function readBytes(path: string, file: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new StartProblem(`The file ${file} cannot be read.`);
  }
}
