import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { infoPagePath, routes } from '@/lib/routes';
import { OwnFacts } from './own-facts';

it('a member finds stamp, tickets, rank and open orders on the first page, each the way to its own', () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <OwnFacts
        day={{
          card: { stamps: 3, is_done: true, next_at: '2026-11-24T21:00:00Z' },
          tickets: { slug: 'cuma', count: 12 },
          rank: { rank: 7, toNext: 40 },
          openOrders: 2,
        }}
      />
    </NextIntlClientProvider>,
  );
  const facts = [...markup.matchAll(/<a href="([^"]+)"[^>]*><strong>([^<]*)<\/strong><span>([^<]*)</g)];
  const { stamps, tickets, rank, orders } = messages.ownDay;
  expect(facts.map(([, href, , name]) => [href, name])).toEqual([
    [routes.points.path, stamps],
    [pathTo('raffle', 'cuma'), tickets],
    [routes.leaders.path, rank],
    [infoPagePath('siparisler'), orders],
  ]);
  expect(facts.map(([, , value]) => value?.match(/\d+/)?.[0])).toEqual(['3', '12', '7', '2']);
});
