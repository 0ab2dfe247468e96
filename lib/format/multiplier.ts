const fine = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const usual = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });

/**
 * A win over its bet as the stream says it: `0,82x`, `84,5x`, `1.204x`; as many decimals as matter at that size. A dash for what
 * is not known.
 */
export function formatX(x: number | null): string {
  if (x === null || !Number.isFinite(x)) return '–';
  const form = x < 10 ? fine : x < 1000 ? usual : whole;
  return `${form.format(x)}x`;
}

/** A share in percent, given as `91.25`: `%91,3`. A dash for what is not known. */
export function formatPercent(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '–' : percent.format(value / 100);
}
