import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { ClaimKinds } from './claim-kinds';
import { ClickSponsorsCard } from './click-figures';
import { CoinFlowCard, CoinStockCard } from './coin-figures';
import { FigureSection } from './figure-section';
import { MemberFigureCards } from './member-figures';
import { OrderDaysCard } from './order-figures';

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );
const days = ['2026-11-08', '2026-11-09'] as const;
const coins = {
  ...{ made: 1500, spent: -100, outstanding: 12_600 },
  days: [
    { day: days[0], made: 1500, spent: 0, outstanding: 12_500 },
    { day: days[1], made: 0, spent: -100, outstanding: 12_600 },
  ],
  reasons: [],
};
const members = { total: 9, joined: 3, active: 4, days: days.map((day) => ({ day, joined: 1, active: 2 })) };
const nothing = {
  made: 0,
  made_coins: 0,
  delivered: 0,
  delivered_coins: 0,
  cancelled: 0,
  cancelled_coins: 0,
};

describe('a figure of the desk', () => {
  const markup = draw(<CoinFlowCard figures={coins} reasonsHref="#sebepler" />);

  it('is a picture that says its sum, with every day in a table behind it, the last one first', () => {
    expect(markup).toMatch(
      /role="img" aria-label="Üretilen ve harcanan Sikke\. 1,500 üretildi, -100 harcandı/,
    );
    const table = markup.match(/<details.*<\/details>/s)?.[0] ?? '';
    expect(table.match(/<tr/g)).toHaveLength(3);
    expect(table.indexOf('9 Kasım')).toBeLessThan(table.indexOf('8 Kasım'));
    expect(table).toContain('>1,500<');
    expect(table).toContain('>-100<');
  });

  it('has a number that leads to what it counts, and names its marks', () => {
    expect(markup).toMatch(/<a href="#sebepler"[^>]*>1,500<span class="sr-only">/);
    expect(markup).toMatch(/figure-key.*Üretilen.*Harcanan/s);
  });

  it('has no style of its own, which the policy forbids, and no script', () => {
    const all =
      markup +
      draw(<MemberFigureCards figures={members} />) +
      draw(<CoinStockCard figures={coins} reasonsHref="#x" />);
    expect(all).not.toMatch(/style=|<script| on[a-z]+=|NaN/);
  });

  it('is an outline with a sentence where nothing happened', () => {
    const figures = { ...nothing, days: days.map((day) => ({ day, ...nothing })) };
    const empty = draw(<OrderDaysCard figures={figures} href="/x" />);
    expect(empty).toContain('Son 2 günde sipariş yok.');
    expect(empty).not.toContain('role="img"');
  });
});

it('a kind of claim says what became of it in words, and how long its decisions took', () => {
  const markup = draw(
    <ClaimKinds
      kinds={[
        {
          ...{ kind: 'win', made: 5, states: { approved: 3, pending: 1, rejected: 1 }, decided: 4 },
          ...{ median_s: 5400, ninth_s: 200_000 },
        },
        { kind: 'vip', made: 0, states: {}, decided: 0, median_s: null, ninth_s: null },
      ]}
    />,
  );
  expect(markup).toContain('role="img" aria-label="3 onay, 1 ret, 1 bekliyor"');
  expect(markup).toContain('1 sa 30 dk');
  expect(markup).toContain('2 gün 8 sa');
  expect(markup).not.toMatch(/style=|NaN/);
});

it('each sponsor leads to its form, and each subject to its files', () => {
  const sponsors = [{ slug: 'nar-tane', name: 'Nar', clicks: 3, days: [1, 2] }];
  const lanes = draw(<ClickSponsorsCard figures={{ clicks: 3, days: [], sponsors }} />);
  expect(lanes).toContain('href="/yonetim/icerik/sponsors/nar-tane"');
  const section = draw(
    <FigureSection subject="coins" span="90">
      x
    </FigureSection>,
  );
  expect(section).toContain('href="/api/desk/figures/coins/export.csv?days=90"');
  expect(section).toContain('href="/api/desk/figures/coins/export.json?days=90"');
});
