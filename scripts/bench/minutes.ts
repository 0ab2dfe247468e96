import { parseArgs } from 'node:util';

/** How long an evening is unless it is said. */
const usual = 2;

/** The minutes of `--minutes N` among the arguments of a part, two where nothing is said; throws for any other argument and for less than one. */
export function readMinutes(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { minutes: { type: 'string' } }, strict: true });
  const minutes = Number(values.minutes ?? usual);
  if (!Number.isFinite(minutes) || minutes < 1) throw new Error('--minutes takes a number from 1 on');
  return minutes;
}
