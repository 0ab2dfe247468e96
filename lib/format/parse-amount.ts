/**
 * An amount as a person types it, in minor units: `12500`, `12.500`, `12,500.75`, `12.500,75` and `₺ 12 500` are understood, in whichever
 * form the site writes (D39). Three digits after a point or comma are thousands, one or two are decimals; the two signs are never
 * the same, and thousands have one sign throughout. Null for anything that is no amount.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\s₺$€]/g, '');
  const [, whole, decimals = ''] =
    forms.map((form) => form.exec(typed)).find((match) => match !== null) ?? [];
  if (whole === undefined) return null;
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

const forms = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
];

/** A number with decimals as a person types it: `120,5` and `1.250`; thousands as above. Null for anything that is none. */
export function parseDecimal(text: string): number | null {
  const minor = parseAmount(text.replace(/[x×]$/i, ''));
  return minor === null ? null : minor / 100;
}
