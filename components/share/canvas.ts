import type { ShareLook, ShareNumber } from '@/lib/format/share-facts';
import type { Pen } from './pen';

/** A room on the picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a figure is drawn with: its room, and how large its letters are compared to those of a wide picture. */
export interface Canvas {
  readonly pen: Pen;
  readonly look: ShareLook;
  readonly box: Box;
  readonly scale: number;
}

/** The colour of a number. */
export function toneColour({ colours }: ShareLook, tone: ShareNumber['tone'] = 'plain'): string {
  return { plain: colours.text, win: colours.green, coin: colours.gold }[tone];
}

/** A rectangle; what is left out is not drawn. */
export function rect(box: Box, { fill = 'none', stroke = '', radius = 0 }): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1));
  const line = stroke ? ` stroke="${stroke}" stroke-width="2"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${line}/>`;
}

/** A straight line. */
export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: string,
  more = '',
) {
  const [x1, y1, x2, y2] = [...from, ...to].map((value) => value.toFixed(1));
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="2" fill="none" ${more}/>`;
}
