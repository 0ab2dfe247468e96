import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretsProblem } from '@/supervisor/secrets';
import { hasCode, toSentence } from '@/system/problem';
import type { Check } from './examined';
import { type Finding, ok, warning, wrong } from './finding';

/** The data folder: whether it is there, can be written, and keeps its secrets to itself. */
export const checkFolder: Check = ({ dataFolder }) => {
  if (!existsSync(dataFolder))
    return [
      warning(`There is no data folder ${dataFolder} yet: npm start makes it, or name another with --data.`),
    ];
  const problem = writeProblem(dataFolder);
  if (problem !== null)
    return [
      wrong(
        `The data folder ${dataFolder} cannot be written (${problem}): give it to the account that runs Sikke (chown -R), or start as that account.`,
      ),
    ];
  return [ok(`The data folder ${dataFolder} can be written.`), ...judgeSecrets(dataFolder)];
};

/** Only who writes knows: a folder of a read-only disk may look as if it could be. */
function writeProblem(folder: string): string | null {
  const file = join(folder, `.doctor.${process.pid}`);
  try {
    writeFileSync(file, '', { flag: 'wx' });
    rmSync(file);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : toSentence(error);
  }
}

function judgeSecrets(folder: string): Finding[] {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) return [];
  try {
    const problem = secretsProblem(folder);
    if (problem !== null) return [wrong(problem)];
    const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
    return isOpen
      ? [
          wrong(
            `Others of this machine may read ${file}: chmod 600 it, and make new secrets if somebody did.`,
          ),
        ]
      : [ok('The secrets are whole, and their owner’s alone.')];
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    return [wrong(`${file} belongs to another account: start as that one, or chown it.`)];
  }
}
