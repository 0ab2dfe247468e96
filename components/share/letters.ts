import display from './letters/display.json';
import strong from './letters/strong.json';
import text from './letters/text.json';

/** A typeface of the site in one weight, in thousandths of its size, y downwards (artwork/share-letters.ts makes them). */
interface Letters {
  readonly leads: ReadonlyMap<string, number>;
  readonly outlines: ReadonlyMap<string, string>;
  /** How much further two letters stand from each other than their own widths. */
  readonly pairs: ReadonlyMap<string, number>;
}

/** What pictures are lettered in: numbers and titles, names, everything else. */
export const faces = { display: toLetters(display), strong: toLetters(strong), text: toLetters(text) };

/** One of the faces. */
export type FaceName = keyof typeof faces;

type Table<Value> = Readonly<Record<string, Value>>;

function toLetters(from: { leads: Table<number>; outlines: Table<string>; pairs: Table<number> }): Letters {
  return {
    leads: new Map(Object.entries(from.leads)),
    outlines: new Map(Object.entries(from.outlines)),
    pairs: new Map(Object.entries(from.pairs)),
  };
}

/** A letter in its place on a line, in thousandths of the size. */
export interface PlacedLetter {
  readonly character: string;
  /** The face that has it: the lira sign is the display face's alone. */
  readonly of: FaceName;
  readonly at: number;
  readonly lead: number;
}

/** The letters of a line in their places. */
export function placeLetters(words: string, face: FaceName): readonly PlacedLetter[] {
  const letters: PlacedLetter[] = [];
  let [at, before] = [0, ''];
  for (const character of readable(words)) {
    const of = faces[face].leads.has(character) ? face : 'display';
    const lead = faces[of].leads.get(character) ?? 0;
    at += faces[face].pairs.get(before + character) ?? 0;
    letters.push({ character, of, at, lead });
    [at, before] = [at + lead, character];
  }
  return letters;
}

/** How wide a line is at a size. */
export function measure(words: string, face: FaceName, size: number): number {
  const last = placeLetters(words, face).at(-1);
  return last ? ((last.at + last.lead) * size) / 1000 : 0;
}

/** Nothing longer is read on a picture. */
const most = 300;

/** What the faces can write of a text: what they lack without its accent, or left out where even so there is none. */
function readable(words: string): string {
  const { leads } = faces.display;
  const written = [...words.slice(0, most).normalize('NFC').replace(/\s/g, ' ')].map((character) =>
    leads.has(character)
      ? character
      : [...character.normalize('NFKD')].filter((part) => leads.has(part)).join(''),
  );
  return written.join('').replace(/ +/g, ' ').trim();
}
