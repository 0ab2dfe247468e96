import { type Colour, type Colours, colourDefaults } from './colours';

/** Two colours that stand on each other somewhere, and how far apart they have to be (WCAG 2.2: 1.4.3 for what is read, 1.4.11 for the focus ring). */
export interface ContrastPair {
  readonly front: Colour;
  readonly ground: Colour;
  readonly least: number;
}

const grounds = ['bg', 'bg_raised', 'surface', 'surface_2'] as const satisfies readonly Colour[];
const read = ['text', 'text_2', 'text_3', 'gold', 'gold_bright', 'green', 'red'] as const satisfies Colour[];

/** Every pair that the design uses: what is read on each ground, the words on the primary action, the ring on each ground. */
export const contrastPairs: readonly ContrastPair[] = [
  ...read.flatMap((front) => grounds.map((ground) => ({ front, ground, least: 4.5 }))),
  ...(['gold', 'gold_bright'] as const).map((ground) => ({ front: 'gold_ink' as const, ground, least: 4.5 })),
  ...grounds.map((ground) => ({ front: 'focus' as const, ground, least: 3 })),
];

/** A pair that cannot be read, with its ratio, rounded down to a tenth. */
export interface WeakPair extends ContrastPair {
  readonly ratio: number;
}

/** The pairs of the design that these colours make unreadable, with the design's own where one is left out. */
export function findWeakPairs(chosen: Colours): readonly WeakPair[] {
  const colours = { ...colourDefaults, ...chosen };
  return contrastPairs.flatMap((pair) => {
    const ratio = contrastRatio(colours[pair.front], colours[pair.ground]);
    return ratio < pair.least ? [{ ...pair, ratio: Math.floor(ratio * 10) / 10 }] : [];
  });
}

/** How far apart two colours `#rrggbb` are to the eye, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  return weights.reduce((sum, weight, at) => {
    const part = Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}

const weights = [0.2126, 0.7152, 0.0722];
