import { type Refusal, refuse } from './problem';

/** A refusal for each of these keys that a new row does not have; an old one keeps what is stored. */
export function absentColumns<Row extends object>(
  row: Row,
  needed: readonly (keyof Row & string)[],
): Refusal[] {
  return needed
    .filter((key) => (row[key] ?? null) === null)
    .map((key) => refuse(toColumn(key), 'needed_for_new'));
}

/** The column that a key of a row comes from. */
export function toColumn(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
