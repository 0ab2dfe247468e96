import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Column, DataTable } from './data-table';

const columns: readonly Column[] = [
  { title: 'Oyun' },
  { title: 'Durum' },
  { title: 'X', align: 'end' },
  { title: 'Bahis', align: 'end' },
];
const rows = [
  { key: '1', cells: ['Kaçak Vagon', 'açıldı', '12.5', '₺5.00'], isMarked: true },
  { key: '2', cells: ['Kırk Kiraz', 'açılıyor', '–', '₺10.00'], isLive: true },
];

function draw(chosen = columns): string {
  return renderToStaticMarkup(<DataTable caption="Bonuslar" columns={chosen} rows={rows} />);
}

/** Class and text of each cell of the first row. */
function cells(markup: string): readonly (readonly [string, string])[] {
  const row = markup.match(/<tbody.*?<\/tr>/s)?.[0] ?? '';
  return [...row.matchAll(/<t[hd]([^>]*)>([^<]*)/g)].map(([, tag = '', text = '']) => [tag, text]);
}

describe('a table that turns into rows', () => {
  it('says its roles itself, as a browser forgets them where it is laid out otherwise', () => {
    const markup = draw();
    expect(markup).toMatch(/<section aria-labelledby="([^"]+)".*<caption id="\1"[^>]*>Bonuslar</s);
    const roles = [...markup.matchAll(/role="(\w+)"/g)].map(([, role]) => role);
    const row = ['row', 'rowheader', 'cell', 'cell', 'cell'];
    const head = ['row', ...Array(4).fill('columnheader')];
    expect(roles).toEqual(['table', 'rowgroup', ...head, 'rowgroup', ...row, ...row]);
  });

  it('gives each cell the title of its column, and the name none', () => {
    const titles = cells(draw()).map(([tag]) => tag.match(/data-title="(.*?)"/)?.[1]);
    expect(titles).toEqual([undefined, 'Durum', 'X', 'Bahis']);
  });

  it.each([
    ['its first number where none is chosen', columns, ['12.5']],
    ['its last column where there is no number', columns.map(({ title }) => ({ title })), ['₺5.00']],
    [
      'what was chosen, state and number alike',
      columns.map((column, at) => ({ ...column, isMain: at === 1 || at === 3 })),
      ['açıldı', '₺5.00'],
    ],
  ])('keeps beside the name %s', (_, chosen, expected) => {
    const main = cells(draw(chosen)).filter(([tag]) => tag.includes('is-main'));
    expect(main.map(([, text]) => text)).toEqual(expected);
  });

  it('marks the row that matters and lets the one that happens now glow', () => {
    expect(draw().match(/<tr[^>]*class="[^"]*"/g)).toEqual([
      '<tr role="row" class="is-marked"',
      '<tr role="row" class="is-live"',
    ]);
  });
});
