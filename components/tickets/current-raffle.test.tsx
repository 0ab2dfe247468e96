import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Raffle } from '@/lib/data/raffle-view';
import { messages } from '@/lib/i18n/default-messages';
import { CurrentRaffle } from './current-raffle';

const { raffles, prizes, labels } = messages;
const sponsor = { slug: 'nartane', name: 'Nartane', logoUrl: null, tone: null };
const raffle: Raffle = {
  slug: 'cuma',
  title: 'Cuma çekilişi',
  summary: null,
  imageUrl: null,
  phase: 'open',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2099-01-01T17:00:00Z',
  drawAt: '2099-01-01T18:00:00Z',
  prizes: [
    { rank_from: 3, rank_to: 5, type: 'coin', title: 'Sikke', amount: 500, currency: null },
    { rank_from: 1, rank_to: 1, type: 'physical', title: 'Kulaklık', amount: null, currency: null },
    { rank_from: 2, rank_to: 2, type: 'coin', title: 'Sikke', amount: 5000, currency: null },
  ],
  rules: [{ sponsor, amountPerTicket: 25_000, minAmount: 50_000, maxPerUser: null, currency: 'TRY' }],
  ticketCount: 93,
};
const draw = (isFirst: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <CurrentRaffle raffle={raffle} isFirst={isFirst} prizesAbove={[]} />
    </NextIntlClientProvider>,
  );

describe('a draw of /bilet', () => {
  const markup = draw(true);

  it('counts down to its next moment, beside the tickets in play and a place for one’s own stubs', () => {
    expect(markup).toContain(raffles.moments.closes);
    expect(markup).toMatch(/<time dateTime="2099-01-01T17:00:00Z"/);
    expect(markup).toMatch(/>93</);
    expect(markup).toMatch(/class="[^"]*\bwallet\b.*stub-fan/s);
  });

  it('pictures its prizes, the first place first, two of a kind in different pictures', () => {
    const shelf = markup.match(/<ol class="prize-shelf">.*?<\/ol>/s)?.[0] ?? '';
    expect([...shelf.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/covers/market-fiziksel.webp',
      '/covers/prize-sikke.webp',
      '/covers/prize-sikke-yigin.webp',
    ]);
    expect(shelf).toMatch(/1\. sıra.*Kulaklık.*2\. sıra.*5,000.*3–5\. sıra.*500/s);
  });

  it('has a calculator that has counted before anybody typed: three tickets of the first rule', () => {
    const calculator = markup.match(/<fieldset.*?<\/fieldset>/s)?.[0] ?? '';
    expect(calculator).toContain(labels.amount);
    expect(calculator).toMatch(/name="amount"[^>]*value="750\.00"|value="750\.00"[^>]*name="amount"/);
    expect(calculator).toContain('= 3 bilet');
  });

  it('has the heads of its parts in one line: alike, each the first of its part, none moved in', () => {
    const heads = [...markup.matchAll(/<section><h3 class="([^"]*)">([^<]*)</g)];
    expect(heads.map(([, , text]) => text)).toEqual([prizes.title, raffles.rules.heading]);
    expect(new Set(heads.map(([, name]) => name)).size).toBe(1);
    const folded = draw(false).match(/<details.*<summary[^>]*>.*?<h3 class="([^"]*)">([^<]*)/s);
    expect(folded?.[2]).toBe(raffles.rules.heading);
    expect(`mb-3 ${folded?.[1]}`).toBe(heads[0]?.[1]);
  });

  it('has each head of its table of rules over the numbers of its column', () => {
    const table = markup.match(/<table.*?<\/table>/s)?.[0] ?? '';
    const head = table.match(/<thead.*?<\/thead>/s)?.[0] ?? '';
    const row = table.match(/<tbody.*?<\/tbody>/s)?.[0] ?? '';
    const sides = (part: string) =>
      [...part.matchAll(/<t[hd]\b[^>]*>/g)].map(([cell]) => cell.includes('is-number'));
    expect(sides(head)).toEqual([false, true, true, true]);
    expect(sides(row)).toEqual(sides(head));
  });
});
