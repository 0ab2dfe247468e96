import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** A run of text as outlines: SVG path data with the baseline at y = 0 and the pen at x = 0, in font units of `size`. */
export interface Outline {
  readonly d: string;
  readonly width: number;
}

/**
 * Shapes `text` with a TrueType font at `size` units per em, kerning applied. Throws where a
 * glyph is missing. harfbuzzjs is the shaper that subset-font brings along.
 */
export function outline(fontBytes: Uint8Array, text: string, size: number, tracking = 0): Outline {
  const face = new Face(new Blob(fontBytes), 0);
  const font = new Font(face);
  const scale = size / face.upem;
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let pen = 0;
  const parts: string[] = [];
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    if (glyph.codepoint === 0) throw new Error(`The font cannot draw: ${text}`);
    parts.push(place(font.glyphToJson(glyph.codepoint), scale, pen));
    pen += (glyph.xAdvance ?? 0) * scale + tracking;
  }
  return { d: parts.join(''), width: pen - tracking };
}

/** Glyph commands are y-up in font units; SVG is y-down. */
function place(commands: ReturnType<Font['glyphToJson']>, scale: number, x: number): string {
  return commands
    .map(({ type, values }) => {
      const points = values.map((value, at) => (at % 2 === 0 ? x + value * scale : -value * scale));
      return `${type}${points.map((point) => Number(point.toFixed(2))).join(' ')}`;
    })
    .join('');
}
