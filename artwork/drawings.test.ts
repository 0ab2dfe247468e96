import sharp from 'sharp';
import { expect, test } from 'vitest';
import { marketCovers } from './covers/market';
import { newsCovers } from './covers/news';
import { padlock } from './drawings/signs';

/** A strip of tickets goes on beyond both edges. */
const goesOn = ['news-market-serit'];
const drawn = [...newsCovers, ...marketCovers].filter(({ name }) => !goesOn.includes(name));

/** How many points a drawing leaves on the paper around its 640 × 360: at one point for eight of its own, 20 on each side and more. */
async function outside(drawing: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="85" viewBox="-160 -160 960 680">${drawing}</svg>`;
  const points = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return points.filter((alpha, at) => {
    const [x, y] = [at % 120, Math.floor(at / 120)];
    return alpha > 40 && (x < 20 || x >= 100 || y < 20 || y >= 65);
  }).length;
}

test('no drawing of the news or the market is cut off by the edge of its picture', async () => {
  const cut = await Promise.all(
    drawn.map(async ({ name, tone, drawing }) => ((await outside(drawing(tone))) > 0 ? name : null)),
  );
  expect(
    drawn.some(({ drawing }) => drawing === padlock),
    'the padlock among them',
  ).toBe(true);
  expect(cut.filter((name) => name !== null)).toEqual([]);
});
