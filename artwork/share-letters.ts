import { readFile, writeFile } from 'node:fs/promises';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * Cuts the site's typefaces into letters that the server draws pictures with (ADR 266): of each glyph its outline and how far it leads, in
 * thousandths of the size, y downwards, and what two of them stand closer. So no picture depends on a font of the machine.
 * Run: node --import tsx artwork/share-letters.ts
 */
const faces = [
  { name: 'display', family: 'display', weight: 700 },
  { name: 'text', family: 'text', weight: 500 },
  { name: 'strong', family: 'text', weight: 700 },
] as const;
const latin = `${range(0x20, 0x7e)}ÂÇÎÖÛÜâçîöûüéÉ«·»°±×½ı–—‘’“”„•…€−`;
const turkish = 'ĞğİŞş₺';

for (const { name, family, weight } of faces) {
  const parts = await Promise.all([
    cut(family, 'latin', latin, weight),
    cut(family, 'latin-ext', turkish, weight),
  ]);
  const [leads, outlines, pairs] = (['leads', 'outlines', 'pairs'] as const).map((of) =>
    Object.assign({}, ...parts.map((own) => own[of])),
  );
  const written = JSON.stringify({ leads, outlines, pairs }, null, 1);
  await writeFile(`components/share/letters/${name}.json`, `${written}\n`);
}

async function cut(family: string, part: string, characters: string, wght: number) {
  const source = await readFile(new URL(`../app/fonts/${family}-${part}.woff2`, import.meta.url));
  const face = new Face(
    new Blob(await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght } })),
    0,
  );
  const font = new Font(face);
  const scale = 1000 / face.upem;
  const known = [...characters].filter((character) => shaped(font, character)[0]?.codepoint !== 0);
  const leads = known.map((character) => [character, Math.round(leadOf(font, character) * scale)]);
  const outlines = known.map((character) => [character, toOutline(font, character, scale)]);
  return {
    ...{ leads: Object.fromEntries(leads), outlines: Object.fromEntries(outlines) },
    pairs: toPairs(font, known, scale),
  };
}

function shaped(font: Font, text: string) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  return run.getGlyphInfosAndPositions();
}

function leadOf(font: Font, character: string): number {
  return shaped(font, character)[0]?.xAdvance ?? 0;
}

function toOutline(font: Font, character: string, scale: number): string {
  const [glyph] = shaped(font, character);
  return font
    .glyphToJson(glyph?.codepoint ?? 0)
    .map(({ type, values }) => {
      const points = values.map((value, at) => Math.round((at % 2 === 0 ? value : -value) * scale));
      return `${type}${points.join(' ')}`;
    })
    .join('');
}

/** What of two letters beside each other is nearer, where it is seen. */
function toPairs(font: Font, known: readonly string[], scale: number): Record<string, number> {
  const own = new Map(known.map((character) => [character, leadOf(font, character)]));
  const pairs: Record<string, number> = {};
  for (const left of known.filter(isWritten)) {
    for (const right of known.filter(isWritten)) {
      const [first] = shaped(font, left + right);
      const moved = Math.round(((first?.xAdvance ?? 0) - (own.get(left) ?? 0)) * scale);
      if (Math.abs(moved) >= 8) pairs[left + right] = moved;
    }
  }
  return pairs;
}

function isWritten(character: string): boolean {
  return /[\p{L}\p{N}.,:×₺+−-]/u.test(character);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');
}
