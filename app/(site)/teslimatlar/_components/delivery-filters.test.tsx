import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type DeliveryFilter, findDeliveryFilter, isListed } from '@/lib/format/delivery-paths';
import { messages } from '@/lib/i18n/default-messages';
import { DeliveryFilters } from './delivery-filters';

const toFilter = (path: string): DeliveryFilter => {
  const [month = 'tum', area = 'tum', view = 'tum'] = path.split('/').slice(2);
  return findDeliveryFilter({ month, area, view }) ?? {};
};

it.each([[{}], [{ view: 'disputed' }], [{ month: '2026-11', area: 'raffle' }]] as const)(
  'from %j asks crawlers to follow the links to lists that are indexed alone',
  (filter) => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <DeliveryFilters filter={filter} months={['2026-11', '2026-10']} />
      </NextIntlClientProvider>,
    );
    const anchors = [...markup.matchAll(/<a\b[^>]*/g)].map(([anchor]) => anchor);
    expect(anchors.length).toBeGreaterThan(12);
    for (const anchor of anchors) {
      const path = /href="([^"]*)"/.exec(anchor)?.[1] ?? '';
      expect([path, anchor.includes('rel="nofollow"')]).toEqual([path, !isListed(toFilter(path))]);
    }
  },
);
