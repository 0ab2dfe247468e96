/** The words of a length of time. */
type DurationKey = 'minutes' | 'hours' | 'days';

const steps: readonly (readonly [DurationKey, number])[] = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
];

/** A length of time in its largest unit, rounded: `3 gün`, `5 saat`, `12 dakika`; less than a minute is one. `t` has the words with `count`. */
export function durationText(
  seconds: number,
  t: (key: DurationKey, values: { count: number }) => string,
): string {
  const [key, length] = steps.find(([, one]) => seconds >= one * 2) ?? ['minutes', 60];
  return t(key, { count: Math.max(1, Math.round(seconds / length)) });
}
