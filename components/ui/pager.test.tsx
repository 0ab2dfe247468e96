import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { Pager } from './pager';

const draw = (order: 'time' | 'coming' | 'name' | 'rank') =>
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
    ['rank', nextRanks, firstRanks],
  ] as const) {
    const markup = draw(order);
    expect(markup).toContain(on);
    expect(markup).toContain(back);
    expect(markup).toContain('href="/turnuvalar/guz-sezonu/sonra/eyJh"');
    if (order !== 'time') expect(markup).not.toContain(older);
  }
});
