import type { HuntDetail } from '@/lib/data/hunt-view';

type Spread = HuntDetail['guess_spread'];

/** How far from the middle half of the guesses one may lie and still be drawn at its place: so many times the width of that half. */
const reach = 3;

/** Where the middle half is a single guess, more of the middle says how wide the guesses lie, at last all of them. */
const middles = [
  [0.25, 0.75],
  [0.1, 0.9],
  [0, 1],
] as const;

/** Where the axis of the guesses begins and ends: at the outermost ones that are not wild, and always at `mark`. Null without guesses. */
export function toGuessSpan(spread: Spread, mark: number | null) {
  const middle = toMiddleHalf(spread);
  if (middle === null) return null;
  const { low, high } = middle;
  const room = reach * toWidth(spread);
  const drawn = spread.map(({ at }) => at).filter((at) => at >= low - room && at <= high + room);
  const all = mark === null ? drawn : [...drawn, mark];
  return withRoom(Math.min(...all), Math.max(...all));
}

function toWidth(spread: Spread): number {
  const widths = middles.map(([from, to]) => (atShare(spread, to) ?? 0) - (atShare(spread, from) ?? 0));
  return widths.find((width) => width > 0) ?? 0;
}

/** A single value stands in the middle of an axis of its tenths. */
function withRoom(low: number, high: number) {
  const room = low === high ? Math.max(1, Math.abs(low) / 10) : 0;
  return { low: low - room, high: high + room };
}

/** Between which two a half of the guesses lies, those in the middle; null without guesses. */
export function toMiddleHalf(spread: Spread): { readonly low: number; readonly high: number } | null {
  const [low, high] = [atShare(spread, 0.25), atShare(spread, 0.75)];
  return low === null || high === null ? null : { low, high };
}

/** The guess below which this share of all lies. */
function atShare(spread: Spread, share: number): number | null {
  const total = spread.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { at, count } of spread) {
    passed += count;
    if (passed >= share * total) return at;
  }
  return null;
}
