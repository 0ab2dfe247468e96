import type { ShareFigure } from '@/lib/format/share-facts';
import { type Canvas, rect, toneColour } from './canvas';

type SharesFigure = Extract<ShareFigure, { form: 'shares' }>;

/** Parts of a whole as bars below each other, each with its name and its number. */
export function drawShares({ shares }: SharesFigure, { pen, look, box, scale }: Canvas): string {
  const { colours } = look;
  const most = Math.max(1, ...shares.map(({ count }) => count));
  const pitch = box.height / Math.max(1, shares.length);
  return shares
    .map(({ name, value, tone, count }, at) => {
      const y = box.y + at * pitch + pitch * 0.4;
      const rail = {
        x: box.x,
        y: y + 14 * scale,
        width: box.width,
        height: Math.min(22 * scale, pitch * 0.26),
      };
      const fill = tone === 'plain' || !tone ? colours.line_strong : toneColour(look, tone);
      const length = count === 0 ? 0 : Math.max(rail.height, (box.width * count) / most);
      const half = box.width / 2;
      return [
        pen.line(name, box.x, y, { face: 'text', size: 26 * scale, fill: colours.text_2, width: half * 1.3 }),
        pen.line(value, box.x + box.width, y, {
          ...{ face: 'display', size: 30 * scale, fill: colours.text, anchor: 'end', width: half * 0.7 },
        }),
        rect(rail, { fill: colours.surface_2, radius: rail.height / 2 }),
        rect({ ...rail, width: length }, { fill, radius: rail.height / 2 }),
      ].join('');
    })
    .join('');
}
