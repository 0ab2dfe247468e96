import {
  type ShareFacts,
  type ShareForm,
  type ShareLook,
  type ShareNumber,
  shareForms,
} from '@/lib/format/share-facts';
import { type Box, line, toneColour } from './canvas';
import { drawCoin } from './draw-coin';
import { drawFigure } from './draw-figure';
import { fitLine, Pen, wrapLines } from './pen';

/** Where everything stands in one form of a picture, in pixels; `scale` is the size of letters compared to the wide one. */
interface Layout {
  readonly scale: number;
  readonly pad: number;
  readonly brandY: number;
  readonly label: { readonly y: number; readonly anchor: 'start' | 'end' };
  readonly title: { readonly y: number; readonly size: number; readonly lines: number };
  /** Where the numbers begin, below a title of one line, and how wide they are. */
  readonly numbers: { readonly y: number; readonly width: number; readonly lead: number };
  readonly figure: Box;
  readonly footY: number;
}

const layouts: Readonly<Record<ShareForm, Layout>> = {
  genis: {
    ...{ scale: 1, pad: 64, brandY: 52, footY: 548 },
    label: { y: 84, anchor: 'end' },
    title: { y: 176, size: 50, lines: 1 },
    numbers: { y: 248, width: 404, lead: 104 },
    figure: { x: 536, y: 226, width: 600, height: 286 },
  },
  uzun: {
    ...{ scale: 1.55, pad: 84, brandY: 176, footY: 1700 },
    label: { y: 340, anchor: 'start' },
    title: { y: 430, size: 78, lines: 2 },
    numbers: { y: 640, width: 912, lead: 190 },
    figure: { x: 84, y: 1190, width: 912, height: 440 },
  },
};

/** The SVG of a picture in one of its forms: the same facts and looks make the same text of it. */
export function drawShare(facts: ShareFacts, look: ShareLook, form: ShareForm): string {
  const pen = new Pen();
  const layout = layouts[form];
  const { width, height } = shareForms[form];
  const { scale } = layout;
  const drawn = [
    drawHead(facts, look, form, pen),
    drawNumbers(facts, look, layout, pen),
    drawFigure(facts.figure, { pen, look, box: layout.figure, scale }),
    drawFoot(facts, look, form, pen),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${glow(look, facts.lead)}${pen.defs()}</defs><rect width="${width}" height="${height}" fill="${look.colours.bg}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>${drawn}</svg>`;
}

/** A quiet light from the right, in the colour of what is told. */
function glow(look: ShareLook, { tone }: ShareNumber): string {
  const colour = tone === 'plain' || !tone ? look.colours.line_strong : toneColour(look, tone);
  return `<radialGradient id="glow" cx="1" cy="0" r="1"><stop offset="0" stop-color="${colour}" stop-opacity=".2"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

function drawHead({ label, title }: ShareFacts, look: ShareLook, form: ShareForm, pen: Pen): string {
  const { scale, pad, brandY, label: at, title: of } = layouts[form];
  const { colours } = look;
  const width = shareForms[form].width - 2 * pad;
  const coin = 46 * scale;
  const name = { face: 'display', size: 30 * scale, fill: colours.text, width: width * 0.5 } as const;
  const style = { face: 'display', size: of.size, fill: colours.text, width } as const;
  const lines = wrapLines(title, { ...style, lines: of.lines });
  return [
    drawCoin(look, pad, brandY, coin),
    pen.line(look.siteName, pad + coin * 1.32, brandY + coin * 0.73, name),
    pen.line(label, at.anchor === 'end' ? pad + width : pad, at.y, {
      ...{ face: 'strong', size: 24 * scale, fill: colours.text_2, anchor: at.anchor, width: width * 0.6 },
    }),
    ...lines.map((words, row) => pen.line(words, pad, of.y + row * of.size * 1.18, style)),
  ].join('');
}

/** The number that the picture is about, large, and what else there is to know below it. */
function drawNumbers(
  { lead, numbers }: ShareFacts,
  look: ShareLook,
  { numbers: at, pad, scale }: Layout,
  pen: Pen,
) {
  const { colours } = look;
  const size = 24 * scale;
  const first = at.y + at.lead * 1.12 + 52 * scale;
  const rows = numbers.map(({ name, value, tone }, row) => {
    const y = first + row * 52 * scale;
    const style = { face: 'strong', size: size * 1.1, fill: toneColour(look, tone), anchor: 'end' } as const;
    return [
      pen.line(name, pad, y, { face: 'text', size, fill: colours.text_2, width: at.width * 0.46 }),
      pen.line(value, pad + at.width, y, { ...style, width: at.width * 0.52 }),
      row === 0 ? '' : line([pad, y - 35 * scale], [pad + at.width, y - 35 * scale], colours.line),
    ].join('');
  });
  return [
    pen.line(lead.name, pad, at.y, {
      face: 'text',
      size: size * 1.08,
      fill: colours.text_2,
      width: at.width,
    }),
    drawLead(lead, look, { numbers: at, pad, scale }, pen),
    ...rows,
  ].join('');
}

/** The number itself; words that would be cut in its size stand in two lines of half of it. */
function drawLead(
  { value, tone }: ShareNumber,
  look: ShareLook,
  { numbers: at, pad, scale }: Pick<Layout, 'numbers' | 'pad' | 'scale'>,
  pen: Pen,
): string {
  const style = { face: 'display', size: at.lead, fill: toneColour(look, tone), width: at.width } as const;
  const [x, y] = [pad - at.lead * 0.03, at.y + at.lead * 0.98 + 10 * scale];
  if (fitLine(value, style).shown === value) return pen.line(value, x, y, style);
  const half = { ...style, size: at.lead / 2 };
  const lines = wrapLines(value, { ...half, lines: 2 });
  return lines
    .map((words, row) => pen.line(words, x, y - (lines.length - 1 - row) * half.size * 1.1, half))
    .join('');
}

function drawFoot({ date }: ShareFacts, { host, colours }: ShareLook, form: ShareForm, pen: Pen): string {
  const { scale, pad, footY } = layouts[form];
  const right = shareForms[form].width - pad;
  const style = { face: 'text', size: 23 * scale, fill: colours.text_3, width: (right - pad) / 2 } as const;
  return [
    line([pad, footY], [right, footY], colours.line),
    pen.line(host, pad, footY + 42 * scale, { ...style, face: 'strong', fill: colours.text_2 }),
    pen.line(date ?? '', right, footY + 42 * scale, { ...style, anchor: 'end' }),
  ].join('');
}
