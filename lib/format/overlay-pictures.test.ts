import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { overlayKeys, overlayPicture, overlayWidgets, toOverlaySize } from './overlay-widgets';

const folder = join('public', 'overlays');
const docs = readFileSync(join('docs', 'overlays.md'), 'utf8');

it('has a picture of every widget and of nothing else, each a small WebP, made by `npm run pictures -- overlays`', () => {
  const wanted = overlayKeys.map((key) => `${overlayWidgets[key].path}.webp`);
  expect(readdirSync(folder).sort()).toEqual([...wanted].sort());
  for (const key of overlayKeys) {
    const file = join('public', overlayPicture(key));
    const bytes = readFileSync(file);
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)], file).toEqual(['RIFF', 'WEBP']);
    expect(statSync(file).size, file).toBeGreaterThan(1_000);
    expect(statSync(file).size, file).toBeLessThan(40_000);
  }
});

it('is told of in docs/overlays.md widget by widget: name, address, size and picture', () => {
  for (const key of overlayKeys) {
    const { path, size } = overlayWidgets[key];
    expect(docs).toContain(
      `| ${messages.desk.overlays.own.names[key]} | \`/${path}\` | ${size.width} × ${size.height} |`,
    );
    expect(docs, key).toMatch(new RegExp(`!\\[[^\\]]{10,}\\]\\(\\.\\./public${overlayPicture(key)}\\)`));
  }
});

it('says a source large enough for a longer list and for a scale', () => {
  expect(toOverlaySize('hunt', { rows: 8, percent: 100 })).toEqual({ width: 520, height: 720 });
  expect(toOverlaySize('hunt', { rows: 3, percent: 200 })).toEqual({ width: 1040, height: 1440 });
  expect(toOverlaySize('leaders', { rows: 15, percent: 75 })).toEqual({ width: 360, height: 765 });
  expect(toOverlaySize('goal', { rows: 15, percent: 100 })).toEqual({ width: 760, height: 130 });
});
