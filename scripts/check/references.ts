/** A number that a text points to, as docs define it: `D7`, `T-LED-1`, `R-UP-4`, `F16`, `ADR 080`, `section 4`. */
export type Reference = string;

/** How a number is written where it is cited; the group is what tells it apart. */
const patterns: readonly (readonly [cited: RegExp, name: (number: string) => Reference])[] = [
  [/(?<![%#\w/-])D([1-9]\d?)\b(?!-)/g, (number) => `D${number}`],
  [/(?<![%#\w/-])F([1-9]\d?)\b(?!-)/g, (number) => `F${number}`],
  [/\b([TR]-[A-Z]+-\d+)\b/g, (number) => number],
  [/\bADR (\d{3})\b/g, (number) => `ADR ${number}`],
  [/\badr\/(\d{3})\b/g, (number) => `ADR ${number}`],
  [/\bspecification (\d+)\b/gi, (number) => `section ${number}`],
  [/\bsection (\d+)\b/gi, (number) => `section ${number}`],
];

/** Every number that a text points to. */
export function referencesIn(text: string): ReadonlySet<Reference> {
  const found = patterns.flatMap(([cited, name]) =>
    [...text.matchAll(cited)].map(([, number = '']) => name(number)),
  );
  return new Set(found);
}

/** The docs that define numbers. */
export interface Definitions {
  readonly specification: string;
  readonly decisions: string;
  readonly threats: string;
  /** File names of docs/adr. */
  readonly adrs: readonly string[];
}

/** Every number that the docs define. */
export function definedIn({ specification, decisions, threats, adrs }: Definitions): ReadonlySet<Reference> {
  const numbers = (text: string, defined: RegExp, prefix: string) =>
    [...text.matchAll(defined)].map(([, number = '']) => prefix + number);
  return new Set([
    ...numbers(specification, /^## (\d+)\. /gm, 'section '),
    ...numbers(decisions, /^- \*\*(D\d+)\b/gm, ''),
    ...numbers(threats, /^\| ((?:F|[TR]-[A-Z]+-)\d+) \|/gm, ''),
    ...adrs.flatMap((name) => numbers(name, /^(\d{3})-.*\.md$/g, 'ADR ')),
  ]);
}
