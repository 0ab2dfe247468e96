import type { ShareFigure, ShareMatch } from '@/lib/format/share-facts';
import { type Box, type Canvas, line, rect } from './canvas';

type BracketFigure = Extract<ShareFigure, { form: 'bracket' }>;

/** The last rounds of a bracket as a tree: who went on bright, who is out quiet. */
export function drawBracket({ rounds }: BracketFigure, canvas: Canvas): string {
  const { box, look } = canvas;
  const pitch = box.width / rounds.length;
  const width = pitch * 0.84;
  const tallest = 92 * canvas.scale;
  return rounds
    .flatMap((matches, round) =>
      matches.map((match, index) => {
        const room = box.height / matches.length;
        const middle = box.y + (index + 0.5) * room;
        const height = Math.min(tallest, room * 0.82);
        const cell = { x: box.x + round * pitch, y: middle - height / 2, width, height };
        const [right, next] = [cell.x + width, box.x + (round + 1) * pitch];
        const to = box.y + (Math.floor(index / 2) + 0.5) * room * 2;
        const bend = (right + next) / 2;
        const way = [line([right, middle], [bend, middle], look.colours.line_strong)];
        way.push(line([bend, middle], [bend, to], look.colours.line_strong));
        way.push(line([bend, to], [next, to], look.colours.line_strong));
        const isLast = round === rounds.length - 1;
        return (isLast ? '' : way.join('')) + drawMatch(match, cell, isLast, canvas);
      }),
    )
    .join('');
}

function drawMatch({ names, winner }: ShareMatch, cell: Box, isFinal: boolean, { pen, look, scale }: Canvas) {
  const { colours } = look;
  const half = cell.height / 2;
  const pad = 12 * scale;
  const size = Math.min(24 * scale, half * 0.62);
  const sides = names.map((name, at) => {
    const isOn = winner === at;
    const fill = isOn ? colours.text : colours.text_3;
    const y = cell.y + half * (at + 0.5) + size * 0.36;
    const style = { face: isOn ? 'strong' : 'text', size, fill, width: cell.width - 2 * pad } as const;
    return pen.line(name ?? '–', cell.x + pad, y, style);
  });
  return [
    rect(cell, {
      fill: isFinal ? colours.surface_2 : colours.surface,
      stroke: isFinal ? colours.line_strong : colours.line,
      radius: 8,
    }),
    line([cell.x, cell.y + half], [cell.x + cell.width, cell.y + half], colours.line),
    ...sides,
  ].join('');
}
