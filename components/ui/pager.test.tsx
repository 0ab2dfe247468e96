import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { Pager } from './pager';

const draw = (order: 'time' | 'coming' | 'name' | 'sort' | 'rank') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <Pager path="/turnuvalar/guz-sezonu" nextCursor="eyJh" order={order} />
    </NextIntlClientProvider>,
  );

it('only a list that goes back in time has anything older, a ranking has ranks, and all lead on and back', () => {
  const { older, newest, next, first, nextRanks, firstRanks } = messages.pager;
  for (const [order, on, back] of [
    ['time', older, newest],
    ['coming', next, first],
    ['name', next, first],
    ['sort', next, first],
    ['rank', nextRanks, firstRanks],
  ] as const) {
    const markup = draw(order);
    expect(markup).toContain(on);
    expect(markup).toContain(back);
    expect(markup).toContain('href="/turnuvalar/guz-sezonu/sonra/eyJh"');
    if (order !== 'time') expect(markup).not.toContain(older);
  }
});

it('each list of the site that does not go back in time has the words of its own order', () => {
  const app = join(import.meta.dirname, '../../app');
  const orders = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const [pager] = readFileSync(join(app, file), 'utf8').match(/<Pager\b.*?\/>/s) ?? [];
      const [, order] = pager?.match(/order=(.*?)\s*\/>/s) ?? [];
      return order ? [[file.split('/').at(-1), order]] : [];
    });
  expect(Object.fromEntries(orders)).toEqual({
    'catalogue.tsx': '"name"',
    'event-list-page.tsx': "{isComing ? 'coming' : 'time'}",
    'event-ranking.tsx': '"rank"',
    'hunt-guesses.tsx': "{hunt.end_balance === null ? 'sort' : 'rank'}",
    'market-list-page.tsx': '"sort"',
    'odd-lists.tsx': '"coming"',
    'tournament-board.tsx': '"rank"',
    'tournament-list-page.tsx': "{isArea ? 'coming' : 'time'}",
  });
});
