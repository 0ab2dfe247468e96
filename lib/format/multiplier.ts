const fine = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const usual = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });

/**
 * A win over its bet: `0,82×`, `84,50×`, `298,3×`, `1.204×`; as many decimals as tell two of that size apart, the rest cut and not rounded
 * up. A dash for what is not known.
 */
export function formatX(x: number | null): string {
  if (x === null || !Number.isFinite(x)) return '–';
  const hundredths = Math.round(x * 100);
  if (hundredths < 10_000) return `${fine.format(hundredths / 100)}×`;
  if (hundredths < 100_000) return `${usual.format(Math.floor(hundredths / 10) / 10)}×`;
  return `${whole.format(Math.floor(hundredths / 100))}×`;
}

/** A share in percent, given as `91.25`: `%91,3`. A dash for what is not known. */
export function formatPercent(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '–' : percent.format(value / 100);
}
