/** The variable segments of a pattern, one argument each. */
export type Segments<Pattern extends string> = Pattern extends `${string}[${string}]${infer Rest}`
  ? [segment: string | number, ...Segments<Rest>]
  : [];

/** A pattern with its variable segments filled in, encoded. */
export function fillPattern(pattern: string, segments: readonly (string | number)[]): string {
  const left = segments.values();
  return pattern.replace(/\[\w+\]/g, () => encodeURIComponent(left.next().value ?? ''));
}
