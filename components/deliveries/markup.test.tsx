import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeliveryWire } from '@/contract/deliveries';
import { messages } from '@/lib/i18n/default-messages';
import { DeliveryRow } from './delivery-row';

const won: DeliveryWire = {
  ...{
    id: 1,
    area: 'board',
    place: 2,
    name: 'ay•••se',
    prize: { type: 'coin', title: 'Derece', amount: 400 },
  },
  ...{ contest: null, board: { metric: 'coins', period: 'week', start: '2026-11-16' }, sponsor: null },
  ...{ state: 'delivered', won_at: '2026-11-23T00:05:00Z', delivered_at: '2026-11-23T00:05:00Z' },
  ...{ claimed_at: null, confirmed_at: null, disputed_at: null, forfeited_at: null },
  ...{ is_late: false, was_disputed: false },
};
const draw = (prize: DeliveryWire) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <DeliveryRow prize={prize} />
    </NextIntlClientProvider>,
  );

it('a prize leads to what it was won in: a contest, or the past board at its own address', () => {
  expect(draw(won)).toContain('href="/liderlik/sikke/hafta/gecmis/2026-11-16"');
  const contest = { slug: 'kopru', title: 'Köprü' };
  expect(draw({ ...won, area: 'wager_event', contest, board: null })).toContain(
    'href="/cevrim-etkinlikleri/kopru"',
  );
});
