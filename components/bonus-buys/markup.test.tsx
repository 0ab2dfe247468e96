import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BuyEntry } from '@/lib/data/buys';
import { messages } from '@/lib/i18n/default-messages';
import { EntryTable } from './entry-table';

const figures = {
  entry_count: 3,
  done_count: 1,
  cost: 10_000,
  returned: 25_000,
  net: 15_000,
  average_x: 250,
  best_x_bet: 250,
  best_x_cost: 2.5,
  return_percent: 250,
};

const draw = (...entries: readonly BuyEntry[]) => {
  const session = { entries, currency: 'TRY', figures };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <EntryTable session={session} />
    </NextIntlClientProvider>,
  );
};

const entry = (position: number, more: Partial<BuyEntry>): BuyEntry => ({
  position,
  game: { slug: null, name: `Oyun ${position}`, provider: null, imageUrl: null },
  bet: 100,
  cost: 10_000,
  win: null,
  x_bet: null,
  x_cost: null,
  suggestedBy: null,
  state: 'queued',
  ...more,
});

it('beside the name of each bought bonus stands its X, or its state while it has none, also on a phone', () => {
  const markup = draw(
    entry(1, { state: 'done', win: 25_000, x_bet: 250, x_cost: 2.5 }),
    entry(2, { state: 'playing' }),
    entry(3, {}),
  );
  const mains = [...markup.matchAll(/<td[^>]*is-main[^>]*>(.*?)<\/td>/gs)].map(([, cell]) =>
    cell?.replace(/<[^>]+>/g, ''),
  );
  expect(mains).toEqual([
    '250.0×',
    messages.bonusBuys.entryStates.playing,
    messages.bonusBuys.entryStates.queued,
  ]);
});
