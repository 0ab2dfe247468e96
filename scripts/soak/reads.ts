/** An answer that a guest waited for; moments are those of `performance.now()`. */
export interface Read {
  readonly path: string;
  readonly begun: number;
  readonly ended: number;
  /** What was wrong with it; null where it was whole and 200. */
  readonly wrong: string | null;
  /** The fault it met; null where it met none. */
  readonly fault: string | null;
}

/** So many answers in a row have to be right before a site counts as back. */
const enough = 30;

/** How long after a moment the last wrong answer came, in seconds, 0 where none did; null as long as too few right ones followed. */
export function secondsUntilRight(reads: readonly Read[], since: number): number | null {
  const lastWrong = reads.findLast(({ wrong, ended }) => wrong !== null && ended > since)?.ended ?? since;
  let right = 0;
  for (let at = reads.length - 1; at >= 0 && right < enough; at -= 1) {
    const read = reads[at];
    if (read === undefined || read.ended < lastWrong) break;
    if (read.wrong === null && read.begun >= lastWrong) right += 1;
  }
  return right >= enough ? (lastWrong - since) / 1_000 : null;
}

/** How long each right answer took that no fault touched, milliseconds, of those that ended within the two moments. */
export function calmTimes(reads: readonly Read[], from = 0, to = Number.POSITIVE_INFINITY): number[] {
  return reads
    .filter((read) => read.fault === null && read.wrong === null && read.ended >= from && read.ended < to)
    .map(({ begun, ended }) => ended - begun);
}
