import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pills } from '@/components/ui/pills';
import type { StatementLine } from '@/lib/data/statement';
import type { StatementSummary } from '@/lib/data/statement-summary';
import { statementPath } from '@/lib/format/statement-paths';
import { messages } from '@/lib/i18n/default-messages';
import { StatementFigures } from './statement-figures';
import { StatementLines } from './statement-lines';

const { statement } = messages;
const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );

const summary: StatementSummary = {
  span: '30',
  days: [
    { day: '2026-11-21', came: 400, went: 0, balance: 400 },
    { day: '2026-11-22', came: 0, went: 150, balance: 250 },
    { day: '2026-11-23', came: 100, went: 0, balance: 350 },
  ],
  reasons: [
    { reason: 'checkin', came: 400, went: 0 },
    { reason: null, came: 100, went: 0 },
    { reason: 'market_order', came: 0, went: 150 },
  ],
  came: 500,
  went: 150,
};

describe('the figures of a statement', () => {
  const markup = draw(<StatementFigures summary={summary} />);

  it('are the balance of the days as an area, with every day in words and the other span a link away', () => {
    const area = markup.match(/<figure.*?<\/figure>/s)?.[0] ?? '';
    expect(area).toContain(`aria-label="${statement.overDays.title}. 500 geldi, 150 gitti."`);
    expect(area).toMatch(/class="curve curve-coin"><path d="M[^"]+" class="curve-room"/);
    expect([...area.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text)).toEqual([
      '21 Kasım: 400',
      '22 Kasım: 250',
      '23 Kasım: 350',
    ]);
    const [own, other] = ['30', '90'].map((count) => statement.overDays.days.replace('{count}', count));
    expect(area).toMatch(new RegExp(`aria-current="page"[^>]*>${own}<.*>${other}<`, 's'));
    expect(markup).not.toMatch(/style=|<script|NaN/);
  });

  it('are what came as a bar for each source, the greatest first and full; what only went is none', () => {
    const list = markup.match(new RegExp(`<ol aria-label="${statement.byReason.title}".*?</ol>`, 's'))?.[0];
    const lanes = list?.split('<li ').slice(1) ?? [];
    expect(lanes.map((lane) => lane.match(/lane-name">([^<]*)</)?.[1])).toEqual([
      statement.reasons.checkin,
      statement.otherReason,
    ]);
    expect(lanes.map((lane) => lane.match(/width="([\d.]+%)"[^>]*class="lane-coin/)?.[1])).toEqual([
      '100%',
      '25%',
    ]);
  });

  it('say that nothing came where nothing did', () => {
    const none = draw(<StatementFigures summary={{ ...summary, reasons: [], came: 0 }} />);
    expect(none).toContain('Son 30 günde');
  });
});

describe('the lines of a statement', () => {
  const line = (id: number, amount: number, createdAt: string, more: Partial<StatementLine> = {}) => ({
    ...{ id, amount, balanceAfter: 1000 + id, reason: 'checkin' as const, source: null, board: null },
    ...{ path: null, note: null, isReversal: false, createdAt, ...more },
  });
  const markup = draw(
    <StatementLines
      lines={[
        line(3, 50, '2026-11-22T22:00:00Z'),
        line(2, -150, '2026-11-22T20:00:00Z', {
          reason: 'market_order',
          source: 'Kupa',
          path: '/market/kupa',
        }),
        line(1, 400, '2026-11-22T08:00:00Z'),
      ]}
    />,
  );
  const days = markup.split('<tbody>').slice(1);

  it('stand under their days, each day a head of its rows, and are kept on paper', () => {
    expect(days.map((day) => day.match(/scope="rowgroup"[^>]*class="statement-day">([^<]*)</)?.[1])).toEqual([
      '23 Kasım 2026',
      '22 Kasım 2026',
    ]);
    expect(days.map((day) => day.match(/class="statement-line"/g)?.length)).toEqual([1, 2]);
    expect(markup).toMatch(/^<table class="statement-lines on-paper">/);
  });

  it('are rows of 44 px', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'statement.css'), 'utf8');
    for (const name of ['statement-source', 'statement-number']) {
      expect(days[0]).toMatch(new RegExp(`class="${name}\\b`));
      expect(sheet).toMatch(new RegExp(`\\.${name} \\{\\s*@apply h-11 `));
    }
  });

  it('say what each was for, lead to where it came from, and which way it went', () => {
    expect(days[1]).toMatch(/siparişi<.*href="\/market\/kupa"[^>]*>Kupa<.*>−150<.*>1,002</s);
    expect(days[1]).toMatch(/text-green">\+400</);
  });
});

it('the ways to what came in and what went out are chips, the shown one marked', () => {
  const { label, all, in: came, out: went } = statement.directions;
  const pills = [
    { href: statementPath(), label: all },
    { href: statementPath('in'), label: came },
    { href: statementPath('out'), label: went },
  ];
  const markup = draw(<Pills label={label} pills={pills} current={statementPath('in')} />);
  expect(new Set(pills.map(({ href }) => href)).size).toBe(3);
  expect([...markup.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([came]);
});
