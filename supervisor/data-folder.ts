import { mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRoot } from '@/postgres/account';
import { hasCode, StartProblem } from '../system/problem';

/**
 * The folder that holds everything this installation owns: `.data`, or the one of `--data FOLDER`. Made when missing. As
 * root it may be passed through (0711), so that the account PostgreSQL runs under reaches its own folder inside.
 */
export function dataFolder(args: readonly string[]): string {
  const index = args.indexOf('--data');
  const folder = resolve(index === -1 ? '.data' : (args[index + 1] ?? '.data'));
  try {
    mkdirSync(folder, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    return realpathSync(folder);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOSPC')) throw error;
    throw new StartProblem(
      `The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
