import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { userKey } from '@/lib/browser/use-user';
import type { HuntBonus, HuntDetail } from '@/lib/data/hunt-view';
import { messages } from '@/lib/i18n/default-messages';
import { BonusBars } from './bonus-bars';
import { BonusTable } from './bonus-table';
import { GuessAxis } from './guess-axis';
import { toGuessPath } from './guess-status';
import { HuntFigures } from './hunt-figures';

const own = { is_open: false, guess: { end_balance: 200_000, best_x: null, rank: null, diff: null } };
const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <SWRConfig
      value={{
        fallback: {
          [userKey]: { username: 'ayse' },
          [unstable_serialize([toGuessPath('cuma'), 'ayse'])]: own,
        },
        revalidateOnMount: false,
      }}
    >
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        {node}
      </NextIntlClientProvider>
    </SWRConfig>,
  );

const bonus = (position: number, x: number | null, state: HuntBonus['state'] = 'opened'): HuntBonus => ({
  ...{ position, bet: 1000, win: x === null ? null : x * 1000, x, flag: 'normal', state },
  game: { slug: null, name: `Oyun ${position}`, provider: null, imageUrl: null },
});

/** Two are opened, one is being opened, one waits, one counts nowhere; the cost is back at 10×. */
const hunt: HuntDetail = {
  slug: 'cuma',
  title: 'Cuma huntı',
  state: 'opening',
  currency: 'TRY',
  sponsor: null,
  start_balance: 200_000,
  collect_balance: 100_000,
  end_balance: null,
  guess_open_until: null,
  guess_lock_rule: 'first_opened',
  guess_count: 7,
  is_guessing_open: false,
  winner_count: 1,
  prizes: [],
  started_at: '2026-11-20T18:00:00Z',
  completed_at: null,
  figures: {
    bonus_count: 4,
    opened_count: 2,
    cost: 100_000,
    returned: 101_000,
    net: 1000,
    needed: 0,
    break_even_x: 10,
    start_x: 10,
    average_x: 50.5,
    best_x: 100,
    return_percent: 101,
  },
  best: null,
  bonuses: [
    bonus(1, 100),
    bonus(2, 1),
    bonus(3, null, 'opening'),
    bonus(4, null, 'unopened'),
    bonus(5, null, 'void'),
  ],
  guesses: [],
  guess_spread: [100_000, 150_000, 200_000, 250_000, 300_000].map((at) => ({
    at,
    count: at === 200_000 ? 3 : 1,
  })),
};

describe('the bars of a hunt', () => {
  const markup = draw(<BonusBars hunt={hunt} />);
  const bars = [
    ...markup.matchAll(
      /<rect [^>]*y="([\d.]+%)"[^>]*height="([\d.]+%)"[^>]*class="(bar [^"]*)"><title>([^<]*)/g,
    ),
  ].map(([, y, height, name, text]) => ({ y, height, name: name?.trim(), text }));

  it('are one for each bonus that counts, each power of ten as high as the other', () => {
    expect(bars.map(({ text }) => text?.slice(0, 9))).toEqual([
      '1. Oyun 1',
      '2. Oyun 2',
      '3. Oyun 3',
      '4. Oyun 4',
    ]);
    expect(bars[0]).toMatchObject({ y: '0%', height: '100%' });
    const scale = draw(
      <BonusBars hunt={{ ...hunt, bonuses: [bonus(1, 1000), bonus(2, 100), bonus(3, 10)] }} />,
    );
    const heights = [...scale.matchAll(/height="([\d.]+)%"[^>]*class="bar /g)].map(([, height]) =>
      Number(height),
    );
    expect(heights.map(Math.round)).toEqual([100, 67, 33]);
  });

  it('have the line of what covers the cost where its X stands, named, and are green from there on', () => {
    expect(markup).toMatch(/<line x1="0" x2="100%" y1="50%" y2="50%" class="plot-reference"/);
    expect(markup).toContain('Başabaş 10.00×');
    expect(bars[0]?.name).toBe('bar bar-win');
    expect(bars[1]?.name).toBe('bar bar-plain');
  });

  it('mark the bonus that is being opened, and keep the place of the one that waits', () => {
    expect(bars[2]?.name).toBe('bar bar-live bar-awaited');
    expect(bars[3]?.name).toBe('bar bar-plain bar-awaited');
    expect(markup).not.toMatch(/style=|<script|NaN/);
  });

  it('stand beside the way of the balance, against the one it began with', () => {
    const both = draw(<HuntFigures hunt={hunt} />);
    expect(both).toContain(messages.huntFigures.bars.title);
    expect(both).toContain(messages.huntFigures.balance.title);
    expect(both).toContain('Başlangıç ₺2,000.00');
  });
});

it('the table of a hunt has rows of 48 px, lets the one that is opened glow and marks the best', () => {
  const markup = draw(<BonusTable hunt={hunt} />);
  expect(markup).toMatch(/<table [^>]*class="[^"]*\bis-dense\b/);
  const sheet = readFileSync(join(import.meta.dirname, '../ui/data-table.css'), 'utf8');
  expect(sheet).toMatch(/&\.is-dense :is\(th, td\) \{\s*@apply h-12 /);
  const rows =
    markup
      .match(/<tbody.*<\/tbody>/s)?.[0]
      .split('<tr ')
      .slice(1) ?? [];
  expect(rows[0]).toMatch(/^[^>]*is-marked/);
  expect(rows[2]).toMatch(/^[^>]*is-live/);
  expect(rows.filter((row) => /^[^>]*is-(live|marked)/.test(row))).toHaveLength(2);
});

describe('the guesses of a hunt', () => {
  const markup = draw(<GuessAxis hunt={hunt} />);

  it('are ticks on an axis of the balance, the more the higher, with the balance so far as a line', () => {
    const ticks = [...markup.matchAll(/x1="([\d.]+%)"[^>]*y1="([\d.]+)%"[^>]*class="strip-tick"/g)];
    expect(ticks.map(([, x]) => x)).toEqual(['0%', '25%', '50%', '75%', '100%']);
    expect(ticks.map(([, , top]) => Number(top) < 50)).toEqual([false, false, true, false, false]);
    expect(markup).toContain('Şu anki bakiye ₺2,010.00');
    expect(markup).toMatch(/<line x1="50\.5%"[^>]*class="strip-line"/);
  });

  it('have the viewer’s own among them, by name', () => {
    expect(markup).toMatch(/<g class="strip-own"><line x1="50%".*>Sen<\/text>/s);
  });

  it('show nothing while they are sealed', () => {
    expect(draw(<GuessAxis hunt={{ ...hunt, guess_spread: [] }} />)).toBe('');
  });
});
