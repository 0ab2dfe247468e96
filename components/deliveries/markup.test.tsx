import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeliveryWire } from '@/contract/deliveries';
import { messages } from '@/lib/i18n/default-messages';
import { DeliveryRow } from './delivery-row';
import { DeliveryTimes } from './delivery-times';

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
const toMarkup = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );
const draw = (prize: DeliveryWire) => toMarkup(<DeliveryRow prize={prize} />);

it('a prize leads to what it was won in: a contest, or the past board at its own address', () => {
  expect(draw(won)).toContain('href="/liderlik/sikke/hafta/gecmis/2026-11-16"');
  const contest = { slug: 'kopru', title: 'Köprü' };
  expect(draw({ ...won, area: 'wager_event', contest, board: null })).toContain(
    'href="/cevrim-etkinlikleri/kopru"',
  );
});

it('what waits too long and what was ever disputed is said of a prize, beside how far it is', () => {
  const { late, wasDisputed, states } = messages.deliveries;
  expect(draw(won)).not.toContain(late);
  expect(draw({ ...won, state: 'claimed', is_late: true })).toContain(late);
  const received = draw({ ...won, state: 'confirmed', was_disputed: true });
  expect([received.includes(states.confirmed), received.includes(wasDisputed)]).toEqual([true, true]);
});

it('a sponsor of whose prizes none came is told beside those whose prizes came, with the way to them', () => {
  const times = (delivered: number, at_once: number, median_s: number | null) => ({
    delivered,
    at_once,
    median_s,
  });
  const sponsors = [
    { sponsor: { slug: 'hizli', name: 'Hızlı' }, ...times(4, 1, 7200) },
    { sponsor: { slug: 'hic', name: 'Hiç' }, ...times(0, 0, null) },
  ];
  const markup = toMarkup(<DeliveryTimes types={[]} sponsors={sponsors} />);
  expect(markup).toContain('2 saat');
  expect(markup).toContain(messages.deliveries.times.none);
  expect(markup).not.toContain(messages.deliveries.times.atOnceAll);
  expect(markup).toContain('href="/teslimatlar/sponsor/hic"');
});
