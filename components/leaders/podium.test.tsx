import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BoardPage, Leader } from '@/lib/data/leaders';
import type { LastPodium } from '@/lib/data/past-leaders';
import { messages } from '@/lib/i18n/default-messages';
import { Podium, type PodiumPlace } from './podium';
import { toPodium } from './to-podium';

const { leaders, leadersOwn, amount } = messages;
const prizes: BoardPage['prizes'] = [
  { rank_from: 1, rank_to: 1, type: 'coin', title: 'Birincilik', amount: 1000, currency: null },
  { rank_from: 2, rank_to: 3, type: 'sponsor_bonus', title: 'Bonus', amount: 50_000, currency: 'TRY' },
];
const toPlace = (name: string): PodiumPlace => ({
  name,
  avatarUrl: `/${name}.jpg`,
  isVerified: false,
  value: 7,
});
const draw = (places: readonly PodiumPlace[], isEntering = false) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ leaders, leadersOwn, amount }}>
      <Podium places={places} metric="coins" prizes={prizes} isEntering={isEntering} />
    </NextIntlClientProvider>,
  );

describe('the podium', () => {
  it.each([0, 1, 2, 3])(
    'of %i has three plinths with their numbers and prizes, the first one first',
    (count) => {
      const markup = draw(['bir', 'iki', 'uc'].slice(0, count).map(toPlace));
      const plinths = markup.split('<li ').slice(1);
      expect(plinths.map((plinth) => plinth.match(/podium-rank">(\d)</)?.[1])).toEqual(['1', '2', '3']);
      expect(plinths.filter((plinth) => plinth.includes(leaders.emptyPlace))).toHaveLength(3 - count);
      expect(plinths[0]).toMatch(/Ödül: .*1[.,]000/);
      expect(plinths[2]).toMatch(/Ödül: .*₺500[.,]00.*Bonus/);
      expect(markup).not.toMatch(/style=|<script/);
    },
  );

  it('stands still at the first paint, also on the night of the results', () => {
    expect(draw([])).not.toContain('podium-entering');
    expect(draw([], true)).not.toContain('podium-entering');
  });
});

describe('a board shows', () => {
  const toLeader = (rank: number): Leader => ({
    ...{ ...toPlace(`u${rank}`), rank, reachedAt: '2026-11-23T00:00:00Z', previousRank: null, pastRanks: [] },
  });
  const board = (count: number): BoardPage => ({
    leaders: Array.from({ length: count }, (_, index) => toLeader(index + 1)),
    ...{ nextCursor: null, startsAt: '2026-11-22T21:00:00Z', endsAt: '2026-11-29T21:00:00Z', prizes },
  });
  const last: LastPodium = {
    ...{ start: '2026-11-16', startsAt: '2026-11-15T21:00:00Z', endsAt: '2026-11-22T21:00:00Z', prizes: [] },
    places: ['dun', 'once', 'gec'].map(toPlace),
  };
  const monday = Date.parse('2026-11-23T09:00:00Z');

  it('its own podium from ten places on, and the others below it', () => {
    const { places, rest, last: shown } = toPodium(board(10), last, monday);
    expect([places[0]?.name, places.length, rest[0]?.rank, rest.length, shown]).toEqual([
      'u1',
      3,
      4,
      7,
      null,
    ]);
  });

  it.each([0, 1, 9])(
    'the podium of the period before while it has %i places, and lists all of its own',
    (count) => {
      const shown = toPodium(board(count), last, monday);
      expect(shown.places.map(({ name }) => name)).toEqual(['dun', 'once', 'gec']);
      expect([shown.rest.length, shown.last]).toEqual([count, last]);
    },
  );

  it.each([null, { ...last, places: [] }])('its own where there is no other', (none) => {
    const { places, rest, last: shown } = toPodium(board(2), none, monday);
    expect([places.length, rest.length, shown]).toEqual([2, 0, null]);
  });

  it('the entrance on the day after the results alone, and of no podium but theirs', () => {
    const isNight = (count: number, at: string) =>
      toPodium(board(count), last, Date.parse(at)).isResultsNight;
    expect(isNight(3, '2026-11-22T21:05:00Z')).toBe(true);
    expect(isNight(3, '2026-11-23T20:59:00Z')).toBe(true);
    expect(isNight(3, '2026-11-23T21:00:00Z')).toBe(false);
    expect(isNight(10, '2026-11-22T21:05:00Z')).toBe(false);
  });
});
