import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ScorecardWire } from '@/contract/sponsor-scorecards';
import { messages } from '@/lib/i18n/default-messages';
import { pageRows } from '@/lib/routes';
import { ScorecardLine } from './scorecard-line';
import { ScorecardMethod } from './scorecard-method';
import { SponsorScorecard } from './sponsor-scorecard';

const { facts, tooFew } = messages.scorecards;
const full: ScorecardWire = {
  slug: 'nartane',
  complaints: { closed: 9, solved: 7, silent: 1, rejected: 1, median_s: 2 * 86_400 },
  prizes: { ended: 12, on_time: 11 },
  odds: { won: 8, lost: 5 },
  ...{ address_changes: 3, last_checked_at: '2026-11-20T09:00:00Z', listed_at: '2025-03-01T09:00:00Z' },
};

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );

/** What each figure of the page says. */
function figures(scorecard: ScorecardWire) {
  const markup = draw(<SponsorScorecard scorecard={scorecard} />);
  const text = (html: string) => html.replace(/<[^>]*>/g, '');
  const pairs = [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)];
  return new Map(pairs.map(([, name = '', value = '']) => [text(name), text(value)]));
}

describe('a sponsor’s scorecard', () => {
  it('tells cases solved and their median, prizes on time, odds, addresses, the last check and since when, with the way to the method', () => {
    const told = figures(full);
    expect([...told.keys()]).toEqual(Object.values(facts));
    expect(told.get(facts.solved)).toBe('7 / 9');
    expect(told.get(facts.median)).toBe('2 gün');
    expect(told.get(facts.prizes)).toBe('11 / 12');
    expect(told.get(facts.odds)).toBe('8 / 13');
    expect(told.get(facts.addresses)).toBe('3');
    expect(told.get(facts.listed)).toContain('2025');
    expect(draw(<SponsorScorecard scorecard={full} />)).toContain(`href="${pageRows.scorecards.path}"`);
  });

  it('of too few closed cases says that there are too few, and a card says nothing of them', () => {
    const few = { ...full, complaints: null, prizes: null, odds: null };
    const told = figures(few);
    for (const name of ['solved', 'median', 'prizes', 'odds'] as const)
      expect(told.get(facts[name]), name).toBe(tooFew);
    expect(draw(<ScorecardLine scorecard={few} />)).toBe('');
    expect(draw(<ScorecardLine scorecard={full} />)).toContain('Şikâyet 7/9 çözüldü');
  });

  it('is explained with the numbers that the API goes by', () => {
    const markup = draw(<ScorecardMethod rules={{ least: 6, silent_days: 8, prize_hours: 173 }} />);
    for (const number of ['6', '8', '173']) expect(markup).toContain(number);
  });
});
