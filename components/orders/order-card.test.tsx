import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '@/lib/data/orders';
import { messages } from '@/lib/i18n/default-messages';
import { OrderCard } from './order-card';

const order: Order = {
  ...{ id: '6f0c9c1e', title: 'Beş bilet', path: '/market/bes-bilet', type: 'ticket', imageUrl: '/x.webp' },
  ...{ price: 500, state: 'delivered', canCancel: false, createdAt: '2026-11-20T10:00:00Z' },
  ...{ decidedAt: null, dueAt: null, reason: null, note: null, target: null, hasCode: false },
  tickets: { raffle: 'aylik', raffle_title: 'Aylık', from: 1, to: 5 },
};

it('an order of tickets names its draw and their numbers', () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <OrderCard order={order} />
    </NextIntlClientProvider>,
  );
  expect(markup).toContain('Çekiliş: Aylık');
  expect(markup).toContain('Bilet numaraların: 1–5');
});
