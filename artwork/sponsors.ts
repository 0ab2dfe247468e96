import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { outline } from './outline';
import { type Mark, marks } from './sponsors/marks';

/**
 * Draws the marks of the invented sponsors (D31) into public/sponsors: 240 × 120 SVG on the sponsor's own tone, made to
 * be read from 96 px width on. Names are outlines, so no font is needed to show them.
 */
const folder = new URL('../public/sponsors/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const mark of marks) await writeFile(new URL(`${mark.slug}.svg`, folder), draw(mark));

function draw(mark: Mark): string {
  const parts = mark.layout === 'row' ? beside(mark) : above(mark);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120"><rect width="240" height="120" fill="${mark.tone}"/>${parts}</svg>\n`;
  return svg.replace(/\n(?=.)/g, '');
}

/** The symbol over the name, both centred; the name at most 204 wide. */
function above(mark: Mark): string {
  const { d, width } = fitted(mark, 36, 204);
  return `<g transform="translate(90 12) scale(.9375)">${mark.symbol}</g><path transform="translate(${round(120 - width / 2)} 106)" fill="${mark.text}" d="${d}"/>`;
}

/** The symbol before the name, the pair centred; the name at most 148 wide. */
function beside(mark: Mark): string {
  const { d, width } = fitted(mark, 40, 144);
  const left = round(120 - (60 + 10 + width) / 2);
  return `<g transform="translate(${left} 30) scale(.9375)">${mark.symbol}</g><path transform="translate(${round(left + 70)} 72)" fill="${mark.text}" d="${d}"/>`;
}

function fitted(mark: Mark, size: number, widest: number) {
  const file = readFileSync(new URL(`./fonts/${mark.font}.ttf`, import.meta.url));
  const natural = outline(file, mark.wordmark, size, mark.tracking);
  const factor = Math.min(1, widest / natural.width);
  return factor === 1 ? natural : outline(file, mark.wordmark, size * factor, (mark.tracking ?? 0) * factor);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
