import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { Area } from './area';
import { spanAxis } from './axis';
import { Bars } from './bars';
import { Figure } from './figure';
import { Ring } from './ring';
import { Stairs } from './stairs';
import { Strip } from './strip';

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ figures: messages.figures }}>
      {node}
    </NextIntlClientProvider>,
  );
const bars = [4, -2, 0, null].map((value, index) => ({
  value,
  text: `${value} puan`,
  label: `${index + 1}`,
}));
const table = { columns: [{ title: 'Gün' }, { title: 'Puan' }], rows: [{ key: '1', cells: ['1', '4'] }] };
const plot = { text: 'Dört gün', formatTick: String, lines: [{ value: 1, text: 'Hedef 1' }] };

describe('a figure', () => {
  const markup = draw(
    <Figure title="Numbers" note="A note" table={table}>
      <Bars {...plot} bars={bars} curve={[1, 2, 3, 4]} />
    </Figure>,
  );

  it('is a picture with a name, and a table of the same numbers', () => {
    expect(markup).toMatch(/<figure aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Numbers<\/h2>/s);
    expect(markup).toContain('role="img" aria-label="Dört gün"');
    expect(markup.match(/<details.*<\/details>/s)?.[0]).toMatch(/<table.*>Puan<.*>4<.*<\/table>/s);
  });

  it('has no style of its own, which the policy forbids, and no script', () => {
    expect(markup).not.toMatch(/style=|<script|on[a-z]+=/);
  });

  it('is drawn as it was', () => {
    expect(markup.match(/<div role="img".*?<\/div>/s)?.[0]).toMatchSnapshot();
  });
});

it('an area is drawn as it was, with room for what has not come yet', () => {
  const points = [5, 8].map((value) => ({ value, text: `${value}`, label: `${value}` }));
  expect(draw(<Area {...plot} points={points} count={3} />)).toMatchSnapshot();
});

it.each([[[]], [[1]], [[0, 0]], [[1e308, -1e308]]])(
  'whatever the values, %j, a drawing has numbers',
  (values) => {
    const points = values.map((value) => ({ value, text: '', label: '' }));
    const markup = draw(<Area {...plot} points={points} />) + draw(<Bars {...plot} bars={points} />);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  },
);

describe('a ring', () => {
  const arcOf = (share: number) =>
    draw(<Ring share={share} text="Pay" />).match(/stroke-dasharray="(\S+) 100"/)?.[1];

  it('is a picture with a name, and its share is so much of the way round', () => {
    const markup = draw(
      <Ring share={0.25} text="Dörtte bir" tone="win">
        %25
      </Ring>,
    );
    expect(markup).toContain('role="img" aria-label="Dörtte bir"');
    expect(markup).toContain('%25');
    expect(markup).not.toMatch(/style=|<script/);
    expect(arcOf(0.25)).toBe('25');
  });

  it.each([
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [0.000_01, '1.2'],
    [1, '100'],
    [7, '100'],
    [Number.POSITIVE_INFINITY, '100'],
  ])('of %d shows something where there is something, and never more than all', (share, arc) => {
    expect(arcOf(share)).toBe(arc);
  });
});

describe('stairs', () => {
  const stairs = [1, 0.5, 0].map((share, index) => ({
    key: `${index}`,
    name: `${index + 1}. basamak`,
    share,
    reachedText: 'Ulaşıldı',
    children: 'Ödül',
  }));
  const markup = draw(<Stairs label="Basamaklar" stairs={stairs} />);

  it('are a list with a name whose texts say every step and which one is reached', () => {
    expect(markup).toContain('<ol aria-label="Basamaklar"');
    expect(markup.match(/Ulaşıldı/g)).toHaveLength(1);
    expect(markup.match(/<svg aria-hidden="true"/g)).toHaveLength(6);
    expect(markup).not.toMatch(/style=|<script/);
  });

  it('rise from step to step, each filled as far as it is done', () => {
    const blocks = [...markup.matchAll(/height="(\d+)" class="stair-block"/g)].map(([, height]) =>
      Number(height),
    );
    expect(blocks).toEqual([28, 56, 84]);
    expect(markup.match(/height="50%" class="stair-done"/g)).toHaveLength(1);
  });
});

describe('ticks on an axis', () => {
  const ticks = [
    { value: 100, count: 1, text: '100 dolayında 1' },
    { value: 300, count: 4, text: '300 dolayında 4' },
  ];
  const markup = draw(
    <Strip
      text="Beş tahmin"
      axis={spanAxis(100, 500)}
      formatTick={String}
      ticks={ticks}
      line={{ value: 500, text: 'Son 500' }}
    />,
  );

  it('stand where they are, the higher the more, beside the line of the result', () => {
    const lines = [
      ...markup.matchAll(/<line x1="([\d.]+%)"[^>]*y1="([\d.-]+%?)"[^>]*class="strip-(tick|line)"/g),
    ];
    expect(lines.map(([, x, y, name]) => [name, x, y])).toEqual([
      ['tick', '0%', '61.25%'],
      ['tick', '50%', '20%'],
      ['line', '100%', '0'],
    ]);
    expect(markup).toContain('Son 500');
  });

  it('are a picture with a text, without a style or a script', () => {
    expect(markup).toContain('role="img" aria-label="Beş tahmin"');
    expect(markup).not.toMatch(/style=|<script|NaN/);
  });
});

it.each([
  [0, 0],
  [5, 5],
  [-3, 7],
  [1e300, -1e300],
  [Number.NaN, 1],
])('an axis from %j to %j has places for all values', (low, high) => {
  const { shareOf, ticks, from, to } = spanAxis(low, high);
  expect(ticks.length).toBeGreaterThan(0);
  expect(to).toBeGreaterThan(from);
  for (const value of [low, high, 0, 1e300])
    expect(shareOf(value)).toSatisfy((share: number) => share >= 0 && share <= 1);
});
