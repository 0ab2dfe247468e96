import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Standing, WagerEvent } from '@/lib/data/wager-event-view';
import { messages } from '@/lib/i18n/default-messages';
import { RaceLanes } from './race-lanes';
import { StepList } from './step-list';

const { prizes, standings, wagerEvents, person, amount } = messages;
const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="tr"
      timeZone="Europe/Istanbul"
      messages={{ prizes, standings, wagerEvents, person, amount }}
    >
      {node}
    </NextIntlClientProvider>,
  );

const event: WagerEvent = {
  ...{ slug: 'yaris', title: 'Yarış', summary: null, imageUrl: null, phase: 'live', mode: 'race' },
  ...{
    metric: 'turnover',
    currency: 'TRY',
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: '2026-12-01T00:00:00Z',
  },
  ...{
    disputeFrom: null,
    disputeUntil: null,
    steps: [],
    totalValue: 0,
    playerCount: 3,
    data: null,
    leaders: [],
  },
  sponsor: { slug: null, name: 'Sponsor', logoUrl: null, tone: null },
  prizes: [
    { rank_from: 1, rank_to: 1, type: 'sponsor_bonus', title: 'Bonus', amount: 100_000, currency: 'TRY' },
    { rank_from: 2, rank_to: 3, type: 'coin', title: 'Sikke', amount: 500, currency: null },
  ],
};
const rows = [40_000, 20_000, 10_000, 5000].map(
  (value, index): Standing => ({
    rank: index + 1,
    user: { name: 'ay•••se', avatarUrl: `/avatars/2/${index + 3}.jpg`, isVerified: false },
    value,
    isFlagged: index === 1,
  }),
);

describe('a race', () => {
  const markup = draw(<RaceLanes label="İlk on" rows={rows} event={event} />);
  const lanes = markup.split('<li ').slice(1);

  it('has a lane for each rank, as long as its part of the first one, with who runs at its head', () => {
    expect(lanes).toHaveLength(4);
    expect(
      lanes.map((lane) => lane.match(/<rect y="12" width="([\d.]+%)" height="8" rx="4" class="lane-/)?.[1]),
    ).toEqual(['100%', '50%', '25%', '12.5%']);
    expect(lanes[0]).toContain('href="/avatars/2/3.jpg"');
    expect(lanes[1]).toContain('href="/avatars/2/4.jpg"');
    expect(lanes[1]).toContain(standings.flagged);
    expect(markup).not.toMatch(/style=|<script|NaN/);
  });

  it('draws a line with the prize below the last rank that wins it', () => {
    expect(lanes.map((lane) => lane.includes('lane-rule'))).toEqual([true, false, true, false]);
    expect(lanes[0]).toMatch(/lane-rule.*1\. sıra.*₺1[.,]000[.,]00.*Bonus/);
    expect(lanes[2]).toMatch(/lane-rule.*2–3\. sıra.*500/);
  });

  it('is green for who has won, and only once the result is final', () => {
    const won = (phase: WagerEvent['phase']) =>
      draw(<RaceLanes label="" rows={rows} event={{ ...event, phase }} />).match(/class="lane-win"/g)
        ?.length ?? 0;
    expect([won('live'), won('dispute'), won('final'), won('paid')]).toEqual([0, 0, 3, 3]);
  });
});

describe('the steps of an event', () => {
  const steps: WagerEvent['steps'] = [30_000, 10_000].map((threshold) => ({
    ...{ threshold, type: 'coin', title: 'Sikke', amount: 250, currency: null },
  }));

  it('that everybody climbs alone are stairs from the lowest up', () => {
    const markup = draw(<StepList event={{ ...event, mode: 'milestone', steps }} />);
    expect(markup).toMatch(/<ol aria-label="Basamaklar".*₺100.*₺300/s);
    expect(markup).not.toContain('class="vessel"');
  });

  it('that all reach together fill a vessel, which says its level in words', () => {
    const markup = draw(<StepList event={{ ...event, mode: 'target', steps, totalValue: 15_000 }} />);
    expect(markup).toMatch(/role="img" aria-label="Topluluğun ilerlemesi: ₺150[.,]00, hedef ₺300[.,]00"/);
    expect(markup.match(/class="vessel-mark-reached"/g)).toHaveLength(1);
    expect(markup.match(new RegExp(`>${wagerEvents.steps.reached}<`, 'g'))).toHaveLength(1);
    expect(markup).not.toMatch(/style=|NaN/);
  });
});
