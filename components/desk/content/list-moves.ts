/** A list with an entry one place up (-1) or down (1). */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.map((entry, place) => (place === at ? other : place === at + by ? one : entry));
}

/** A sum as it is typed (`1.234,56`) in its smallest unit; what is none stays as it was typed, for the server to refuse. */
export function toMinor(typed: string): number | string | null {
  const tidy = typed.trim().replace(/\.(?=\d{3}(\D|$))/g, '');
  if (tidy === '') return null;
  const [, whole, part = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(tidy) ?? [];
  return whole === undefined ? typed : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A sum of the smallest unit as it is typed. */
export function toShownMoney(minor: number): string {
  const [whole, part] = [Math.trunc(minor / 100), Math.abs(minor % 100)];
  return part === 0 ? String(whole) : `${whole},${String(part).padStart(2, '0')}`;
}

/** A number as it is typed, with a comma or a point; what is none stays as it was typed. */
export function toNumber(typed: string): number | string | null {
  const tidy = typed.trim().replace(',', '.');
  if (tidy === '') return null;
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(tidy) ? Number(tidy) : typed;
}
