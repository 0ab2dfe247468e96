import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type Outline, outline } from './outline';

/** Draws lines of text as outlines with the site's own typefaces, so that pictures need no font where they are shown. */
export interface Lettering {
  /** SVG markup of one line whose baseline starts at (x, y); `size` in the picture's units. */
  line(text: string, at: { x: number; y: number; size: number; fill: string }): string;
  /** How wide the line would be. */
  width(text: string, size: number): number;
}

/** Letters that stand in the site's latin-ext font files. */
const turkish = /([ĞğİŞş₺]+)/;

/** Opens one of the site's families (app/fonts) at a fixed weight. */
export async function openLettering(family: 'display' | 'text', weight: number): Promise<Lettering> {
  const [latin, extended] = await Promise.all([
    cut(family, 'latin', weight),
    cut(family, 'latin-ext', weight),
  ]);
  const runs = (text: string, size: number) => place(text, (run) => outline(toFont(run), run, size));
  const toFont = (run: string) => (turkish.test(run) ? extended : latin);
  return {
    line: (text, { x, y, size, fill }) =>
      runs(text, size)
        .map((run) => toPath(run, x, y, fill))
        .join(''),
    width: (text, size) => runs(text, size).reduce((widest, run) => Math.max(widest, run.x + run.width), 0),
  };
}

interface Run extends Outline {
  readonly x: number;
}

function place(text: string, draw: (run: string) => Outline): Run[] {
  let x = 0;
  return text
    .split(turkish)
    .filter(Boolean)
    .map((run) => {
      const drawn = { ...draw(run), x };
      x += drawn.width;
      return drawn;
    });
}

function toPath(run: Run, x: number, y: number, fill: string): string {
  return `<path transform="translate(${(x + run.x).toFixed(2)} ${y})" fill="${fill}" d="${run.d}"/>`;
}

async function cut(family: string, part: string, weight: number): Promise<Buffer> {
  const source = await readFile(new URL(`../app/fonts/${family}-${part}.woff2`, import.meta.url));
  const glyphs = part === 'latin' ? latinGlyphs : 'ĞğİŞş₺';
  return subsetFont(source, glyphs, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

const latinGlyphs = `${Array.from({ length: 0xe0 }, (_, at) => String.fromCharCode(at + 0x20)).join('')}ı–—‘’“”•…`;
