import { type FaceName, faces, measure, placeLetters } from './letters';

/** How a line is written; `width` is the most that it may take: smaller letters first, then an ellipsis. */
export interface LineStyle {
  readonly face: FaceName;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly width?: number;
}

/** Draws texts as outlines: a picture is the same on every machine, and nothing that somebody wrote is ever markup. */
export class Pen {
  readonly #used = new Map<string, string>();

  /** SVG of one line whose baseline begins, is centred or ends at (x, y). */
  line(words: string, x: number, y: number, style: LineStyle): string {
    const { shown, size } = fitLine(words, style);
    const { anchor = 'start', fill, face } = style;
    const back = anchor === 'start' ? 0 : measure(shown, face, size) / (anchor === 'middle' ? 2 : 1);
    const letters = placeLetters(shown, face).map(({ character, of, at }) => this.#use(of, character, at));
    const place = `translate(${(x - back).toFixed(1)} ${y.toFixed(1)}) scale(${(size / 1000).toFixed(4)})`;
    return `<g transform="${place}" fill="${fill}">${letters.join('')}</g>`;
  }

  /** The outlines of all letters that were drawn. */
  defs(): string {
    return [...this.#used].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`).join('');
  }

  #use(face: FaceName, character: string, at: number): string {
    const outline = faces[face].outlines.get(character);
    if (!outline) return '';
    const id = `${face}${character.codePointAt(0)}`;
    this.#used.set(id, outline);
    return `<use href="#${id}" x="${at}"/>`;
  }
}

const smallest = 0.62;

/** A line in the room that it has: letters of six tenths of their size at least, and an ellipsis where it is longer even so. */
export function fitLine(words: string, { face, size, width }: Omit<LineStyle, 'fill'>) {
  const own = measure(words, face, size);
  if (width === undefined || own <= width) return { shown: words, size };
  const smaller = Math.max(size * smallest, (size * width) / own);
  return { shown: cutLine(words, face, smaller, width), size: smaller };
}

/** As many letters as fit with an ellipsis behind them. */
function cutLine(words: string, face: FaceName, size: number, width: number): string {
  if (measure(words, face, size) <= width + 0.5) return words;
  const room = (width * 1000) / size - measure('…', face, 1000);
  const letters = placeLetters(words, face).filter(({ at, lead }) => at + lead <= room);
  return `${letters
    .map(({ character }) => character)
    .join('')
    .trimEnd()}…`;
}

interface Room {
  readonly face: FaceName;
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

/** A text in lines that fit; what is left over stands on the last one. */
export function wrapLines(words: string, { face, size, width, lines: most }: Room): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isFitting = measure(longer, face, size) <= width;
    if (last !== undefined && (isFitting || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
