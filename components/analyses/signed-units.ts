const form = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** Units won or lost, with their sign: `+12,4`. */
export function signedUnits(units: number): string {
  return form.format(units);
}
