/** The colours of one game's picture: five steps of its hue and one of another. Quiet on purpose: gold is left to coins. */
export interface Ink {
  readonly deep: string;
  readonly dark: string;
  readonly mid: string;
  readonly soft: string;
  readonly light: string;
  readonly spark: string;
}

/** A drawing of about 200 × 200 about the origin. */
export type Motif = (ink: Ink) => string;

/** The colours of a hue (0 to 359) and of the hue that stands against it. */
export function toInk(hue: number, other: number): Ink {
  return {
    deep: `hsl(${hue},42%,7%)`,
    dark: `hsl(${hue},42%,15%)`,
    mid: `hsl(${hue},40%,30%)`,
    soft: `hsl(${hue},42%,56%)`,
    light: `hsl(${hue},50%,88%)`,
    spark: `hsl(${other},58%,60%)`,
  };
}

/** The same drawing `count` times around the origin. */
export function around(count: number, drawing: string, turn = 0): string {
  return Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at + turn})">${drawing}</g>`,
  ).join('');
}

/** The same drawing at each of the places. */
export function at(places: readonly (readonly [number, number])[], drawing: string): string {
  return places.map(([x, y]) => `<g transform="translate(${x} ${y})">${drawing}</g>`).join('');
}
