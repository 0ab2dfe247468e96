import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { WinWeek } from '@/lib/data/wins';
import { messages } from '@/lib/i18n/default-messages';
import { WinWeeks } from './win-weeks';

const { wins, figures } = messages;
const draw = (weeks: readonly WinWeek[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ wins, figures }}>
      <WinWeeks weeks={weeks} />
    </NextIntlClientProvider>,
  );
const toWeeks = (values: readonly (readonly [count: number, bestX: number | null])[]) =>
  values.map(([count, bestX], index) => ({
    ...{ from: new Date(Date.UTC(2026, 8, 6 + 7 * index, 21)).toISOString(), count, bestX },
  }));

it('the wins of the weeks are two rows of bars with a name each, the best week green, and a table of the same numbers', () => {
  const markup = draw(
    toWeeks([
      [3, 120.5],
      [0, null],
      [8, 1240],
      [2, 80],
    ]),
  );
  expect(markup.match(/<div role="img" aria-label="(En yüksek çarpan|Kazanç sayısı)\. /g)).toHaveLength(2);
  expect(markup).toMatch(/Son 4 haftada 13 kazanç; en yükseği 1[.,]240×\./);
  expect(markup.match(/class="bar bar-win/g)).toHaveLength(1);
  expect(markup.match(/<details.*<\/details>/s)?.[0]).toMatch(
    /<table.*7 Eylül.*120[.,]5×.*14 Eylül.*>0<.*>–</s,
  );
  expect(markup).not.toMatch(/style=|<script|NaN|Infinity/);
});

it('with fewer than three weeks that have a win there is a sentence instead of an axis, and nothing where none is counted', () => {
  const markup = draw(
    toWeeks([
      [1, 10],
      [0, null],
      [4, 20],
    ]),
  );
  expect(markup).toContain(wins.weeks.tooFew);
  expect(markup).not.toContain('class="plot"');
  expect(draw([])).toBe('');
});
