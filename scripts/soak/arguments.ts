import { parseArgs } from 'node:util';
import { StartProblem } from '@/system/problem';

/** How long a soak is, and whether anything is broken meanwhile. */
export interface SoakArguments {
  readonly minutes: number;
  readonly hasFaults: boolean;
}

/** `--minutes N`, an hour where nothing is said, and `--no-faults`. Throws a `StartProblem` for anything else. */
export function readSoakArguments(args: readonly string[]): SoakArguments {
  const options = { minutes: { type: 'string' }, 'no-faults': { type: 'boolean' } } as const;
  const { minutes = '60', 'no-faults': isCalm = false } = parsed(() =>
    parseArgs({ args: [...args], options, strict: true }),
  ).values;
  if (!(Number(minutes) >= 1 && Number(minutes) <= 24 * 60))
    throw new StartProblem('--minutes takes a number from 1 to 1440.');
  return { minutes: Number(minutes), hasFaults: !isCalm };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new StartProblem('npm run soak takes --minutes N and --no-faults, and nothing else.');
  }
}
