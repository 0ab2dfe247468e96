import { logAxis } from '@/components/figures/axis';
import { toBars } from '@/components/figures/to-bars';
import type { ShareFigure } from '@/lib/format/share-facts';
import { type Canvas, line, rect } from './canvas';

type BarsFigure = Extract<ShareFigure, { form: 'bars' }>;

/** Bars on a logarithmic axis, those that reached the line in green, and the line with its name above it. */
export function drawBars({ bars, line: even }: BarsFigure, { pen, look, box, scale }: Canvas): string {
  const { colours } = look;
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const axis = logAxis([...known, ...(even ? [even.value] : [])]);
  const shapes = toBars(
    bars.map(({ value }) => value ?? 0),
    axis,
    bars.length > 40 ? 0.3 : 0.24,
  );
  const tones = { plain: colours.line_strong, win: colours.green, live: colours.red };
  const room = { ...box, y: box.y + 34 * scale, height: box.height - 34 * scale };
  const drawn = bars.map(({ value, tone }, at) => {
    const shape = shapes[at] ?? { x: 0, y: 1, width: 0, height: 0 };
    const isAwaited = value === null;
    const bar = {
      x: room.x + shape.x * room.width,
      width: shape.width * room.width,
      y: room.y + (isAwaited ? 0.98 : shape.y) * room.height,
      height: (isAwaited ? 0.02 : shape.height) * room.height,
    };
    return rect(bar, { fill: isAwaited ? colours.line : tones[tone], radius: Math.min(5, bar.width / 4) });
  });
  const foot = line(
    [room.x, room.y + room.height],
    [room.x + room.width, room.y + room.height],
    colours.line_strong,
  );
  if (!even) return drawn.join('') + foot;
  const y = room.y + (1 - axis.shareOf(even.value)) * room.height;
  const dashes = `stroke-dasharray="${8 * scale} ${6 * scale}"`;
  const name = {
    face: 'strong',
    size: 22 * scale,
    fill: colours.text_2,
    anchor: 'end',
    width: box.width,
  } as const;
  return [
    ...drawn,
    foot,
    line([room.x, y], [room.x + room.width, y], colours.text, dashes),
    pen.line(even.text, box.x + box.width, box.y + 18 * scale, name),
  ].join('');
}
