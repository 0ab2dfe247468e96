import { StartProblem } from '../system/problem';

interface Found {
  readonly args: readonly string[];
  /** Whether the database is the operator's (`DATABASE_URL`). */
  readonly hasOwnDatabase: boolean;
  /** Whether this folder was started as a site of its own before. */
  readonly isOwnSite: boolean;
}

/**
 * Whether an empty database gets the demo's content (D38): by a plain start on the embedded one, or by `--demo`. `--empty`, a database of
 * the operator's and a folder that began empty are sites of their own. Throws `StartProblem` where both are asked for.
 */
export function wantsDemo({ args, hasOwnDatabase, isOwnSite }: Found): boolean {
  const [isDemo, isEmpty] = [args.includes('--demo'), args.includes('--empty')];
  if (isDemo && isEmpty)
    throw new StartProblem('--demo fills the database and --empty leaves it empty: give one of them.');
  return isDemo || !(isEmpty || hasOwnDatabase || isOwnSite);
}
