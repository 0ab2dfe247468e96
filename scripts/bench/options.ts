import { parseArgs } from 'node:util';

/** What may be said behind a part's name. */
interface BenchOptions {
  /** How long an evening is. */
  readonly minutes: number;
  /** How many processes of the site are asked. */
  readonly sites: number;
  /** How many processes of the community API are. */
  readonly apis: number;
}

const one = { type: 'string', default: '1' } as const;

/** `--minutes N`, `--sites N` and `--apis N` among the arguments of a part: two, one and one where nothing is said. Throws for any other argument, for less than one and for a part of a process. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: '2' }, sites: one, apis: one },
    strict: true,
  });
  const minutes = Number(values.minutes);
  if (!Number.isFinite(minutes) || minutes < 1) throw new Error('--minutes takes a number from 1 on');
  return { minutes, sites: toCount('--sites', values.sites), apis: toCount('--apis', values.apis) };
}

function toCount(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} takes a whole number from 1 on`);
  return count;
}
