/** A sentence for each of these keys that a new row does not have; an old one keeps what is stored. */
export function absentColumns<Row extends object>(
  row: Row,
  needed: readonly (keyof Row & string)[],
): string[] {
  return needed
    .filter((key) => (row[key] ?? null) === null)
    .map((key) => `${toColumn(key)}: must be given for a new one`);
}

/** The column that a key of a row comes from. */
export function toColumn(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
