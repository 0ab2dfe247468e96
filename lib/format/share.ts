const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 2 });

/** A part of a whole in percent as Turkish writes it, `%2,41`; `%0` where there is no whole. */
export function formatShare(part: number, whole: number): string {
  return percent.format(whole > 0 ? part / whole : 0);
}
