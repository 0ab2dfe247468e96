import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderWire } from '@/contract/market-orders';
import { messages } from '@/lib/i18n/default-messages';
import { BuyForm } from './buy-form';
import { BuyResult } from './buy-result';
import type { Offer } from './offer';

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );
const item: Offer = {
  ...{ slug: 'bes-bilet', title: 'Beş bilet', price: 500, isAvailable: true },
  ...{ type: 'ticket', sponsor: null, isLinked: false, delivery: null },
};
const standing = { balance: 900, missing: 0, used: 0, checks: [], site_username: null };
const order: OrderWire = {
  id: '6f0c9c1e-6f4f-4a53-8f6b-0d9f3a3b1a11',
  item: { slug: 'bes-bilet', title: 'Beş bilet', type: 'ticket' },
  ...{ price: 500, state: 'delivered', can_cancel: false, created_at: '2026-11-20T10:00:00Z' },
  has_code: false,
  tickets: { raffle: 'aylik', raffle_title: 'Aylık', from: 1, to: 5 },
};

describe('an order of tickets', () => {
  it('names the draw they go to, and until when, before anybody confirms', () => {
    const raffle = { slug: 'aylik', title: 'Aylık', ends_at: '2026-11-30T18:00:00Z' };
    const markup = draw(
      <BuyForm item={item} standing={{ ...standing, raffle }} onOrdered={() => Promise.resolve()} />,
    );
    expect(markup).toMatch(/Biletler “Aylık” çekilişine eklenir; son katılım 30 Kasım.*21:00/);
    expect(markup.indexOf('Aylık')).toBeLessThan(markup.indexOf(messages.marketBuy.confirm));
  });

  it('names the same draw once it is done, with the numbers', () => {
    expect(draw(<BuyResult order={order} delivery={null} onClose={() => undefined} />)).toContain(
      '1–5 numaralı biletler senin adına “Aylık” çekilişine eklendi.',
    );
  });
});
