import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OddResult } from '@/contract/special-odds';
import type { OddCounts, SpecialOdd } from '@/lib/data/special-odd-view';
import { messages } from '@/lib/i18n/default-messages';
import { OddsOverTime } from './odds-over-time';

const { specialOdds, figures } = messages;
const draw = (counts: OddCounts | null, odds: readonly SpecialOdd[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ specialOdds, figures }}>
      <OddsOverTime slug="nartane" counts={counts} odds={odds} />
    </NextIntlClientProvider>,
  );

const toOdd = (result: OddResult, index: number): SpecialOdd => ({
  slug: `oran-${index}`,
  match: `Maç ${index}`,
  selection: 'Ev sahibi',
  sport: null,
  league: null,
  marketName: null,
  normalOdds: 1.5,
  boostedOdds: 2 + index,
  maxBet: null,
  minDeposit: null,
  currency: 'TRY',
  note: null,
  code: null,
  link: null,
  kickoffAt: null,
  startsAt: null,
  endsAt: null,
  state: 'settled',
  result,
  settledAt: `2026-11-0${3 - index}T20:00:00Z`,
  sponsor: null,
});
const newestFirst = (['won', 'lost', 'void'] as const).map(toOdd);

it('draws how each odd of a sponsor ended, the oldest first, and says the same as a text and a table', () => {
  const markup = draw({ won: 7, lost: 5, void: 1 }, newestFirst);
  const bars = [...markup.matchAll(/class="bar (bar-\w+)/g)].map(([, tone]) => tone);
  expect(bars).toEqual(['bar-hollow', 'bar-plain', 'bar-win']);
  expect(markup).toContain('3 özel oran, eskiden yeniye: 1 tuttu, 1 tutmadı, 1 iade edildi.');
  expect(markup).toContain('Bugüne dek 7 tuttu, 5 tutmadı, 1 iade edildi');
  expect(markup.match(/<tbody.*<\/tbody>/s)?.[0]).toMatch(/Maç 0.*2\.00.*Tuttu.*Maç 1.*Maç 2.*İade/s);
  expect(markup).not.toMatch(/style=|NaN/);
});

it('stands without the counts of an upstream that keeps none, and is not there without a settled odd', () => {
  expect(draw(null, newestFirst)).toContain('Sonuçlanan son 3 oran');
  expect(draw(null, [])).toBe('');
});
