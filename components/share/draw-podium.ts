import type { ShareFigure, SharePlace } from '@/lib/format/share-facts';
import { type Canvas, rect } from './canvas';

type PodiumFigure = Extract<ShareFigure, { form: 'podium' }>;

/** Where the first three stand from the left, and how high, in shares of the room. */
const steps = [
  { rank: 2, height: 0.4 },
  { rank: 1, height: 0.56 },
  { rank: 3, height: 0.3 },
] as const;

/** The first three on their plinths. */
export function drawPodium({ places }: PodiumFigure, canvas: Canvas): string {
  const width = canvas.box.width / 3;
  return steps
    .map(({ rank, height }, at) => {
      const place = places.find((one) => one.rank === rank);
      return drawPlace(rank, place, { at, width, height: height * canvas.box.height }, canvas);
    })
    .join('');
}

interface Plinth {
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

function drawPlace(rank: number, place: SharePlace | undefined, plinth: Plinth, canvas: Canvas): string {
  const { pen, look, box, scale } = canvas;
  const { colours } = look;
  const gap = 6 * scale;
  const top = box.y + box.height - plinth.height;
  const stone = {
    x: box.x + plinth.at * plinth.width + gap,
    y: top,
    width: plinth.width - 2 * gap,
    height: plinth.height,
  };
  const middle = stone.x + stone.width / 2;
  const isFirst = rank === 1;
  const centred = { anchor: 'middle', width: stone.width } as const;
  const rankStyle = { ...centred, face: 'display', fill: isFirst ? colours.text : colours.text_3 } as const;
  const drawn = [
    rect(stone, {
      fill: isFirst ? colours.surface_2 : colours.surface,
      stroke: colours.line_strong,
      radius: 10,
    }),
    pen.line(String(rank), middle, top + (isFirst ? 84 : 64) * scale, {
      ...rankStyle,
      size: (isFirst ? 72 : 52) * scale,
    }),
  ];
  if (!place) return drawn.join('');
  const name = { ...centred, face: 'strong', size: (isFirst ? 32 : 27) * scale, fill: colours.text } as const;
  const value = {
    ...centred,
    face: 'display',
    size: (isFirst ? 27 : 23) * scale,
    fill: colours.text_2,
  } as const;
  return [
    ...drawn,
    pen.line(place.name, middle, top - 50 * scale, name),
    pen.line(place.value, middle, top - 16 * scale, value),
  ].join('');
}
