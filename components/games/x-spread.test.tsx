import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { XSpread } from './x-spread';

const draw = (...spread: readonly (readonly [from: number, count: number])[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <XSpread game={{ x_spread: spread.map(([from, count]) => ({ from, count })) }} />
    </NextIntlClientProvider>,
  );

it('the X of a game’s bonuses are a bar a step, the great ones green, and a table of the same numbers', () => {
  const markup = draw([10, 4], [20, 2], [50, 0], [100, 1]);
  expect(markup).toContain('7 bonus; 1 tanesi 100 çarpana ulaştı.');
  const bars = [...markup.matchAll(/height="([\d.]+)%"[^>]*class="bar (bar-\w+) *"><title>([^<]*)/g)];
  expect(bars.map(([, height, tone]) => [Number(height), tone])).toEqual([
    [100, 'bar-plain'],
    [50, 'bar-plain'],
    [0, 'bar-plain'],
    [25, 'bar-win'],
  ]);
  expect(markup.match(/<tbody.*?<\/tbody>/s)?.[0].match(/<tr/g)).toHaveLength(4);
  expect(markup).not.toMatch(/style=|<script|NaN/);
});

it('fewer than three say nothing of a game', () => {
  expect(draw([10, 1], [100, 1])).toBe('');
});
