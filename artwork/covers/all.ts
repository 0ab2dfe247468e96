import { areaCovers } from './areas';
import { contestCovers } from './contests';
import { eventCovers } from './events';
import { marketCovers } from './market';
import { newsCovers } from './news';
import { prizeCovers, raffleCovers } from './raffles';
import { onStage } from './stage';

const staged = [
  ...newsCovers,
  ...eventCovers,
  ...contestCovers,
  ...raffleCovers,
  ...prizeCovers,
  ...marketCovers,
  ...areaCovers,
];

/** Every cover of public/covers: the name of its files and the whole picture as SVG. */
export const covers: readonly { readonly name: string; readonly svg: string }[] = staged.map((cover) => ({
  name: cover.name,
  svg: onStage(cover),
}));
