const month = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'short' });

/** A month (`2026-11`) in Turkish: `Kasım 2026`. */
export function monthText(one: string): string {
  return month.format(new Date(`${one}-15T12:00:00Z`));
}

/** The same below a bar: `Kas`. */
export function shortMonth(one: string): string {
  return short.format(new Date(`${one}-15T12:00:00Z`));
}
