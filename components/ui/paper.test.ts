import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The rules of a sheet for paper: from `@media print` to the brace in the first column that ends it. */
const onPaper = (path: string) => read(path).match(/^@media print \{\n(.*?)^\}/ms)?.[1] ?? '';

it('statement and orders are lists that are kept on paper, and both sheets for it are loaded', () => {
  const files = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.tsx') && /className="[^"]*\bon-paper\b/.test(read(`components/${file}`)),
    )
    .sort();
  expect(files).toEqual(['orders/order-list.tsx', 'statement/statement-lines.tsx']);
  for (const sheet of ['ui/paper.css', 'statement/statement.css'])
    expect(read('app/globals.css')).toContain(`@import "../components/${sheet}";`);
});

it('on paper they are black, without what is pressed or looked at, and nothing in them is cut by a page’s end', () => {
  const paper = onPaper('components/ui/paper.css');
  expect(paper).toMatch(/^\s*body:has\(\.on-paper\) \{/);
  const hidden = paper.match(/:is\(([^)]*)\) \{\s*display: none;/)?.[1]?.split(', ') ?? [];
  expect(hidden).toEqual(expect.arrayContaining(['header', 'footer', 'nav', 'button', '.btn', 'dialog']));
  expect(paper).toMatch(/background: none;\s*color: #000000;/);
  expect(paper).toMatch(/\.on-paper > li \{\s*break-inside: avoid;/);
  const statement = onPaper('components/statement/statement.css');
  expect(statement).toMatch(/\.statement-line,\s*\.statement-day \{\s*break-inside: avoid;/);
  expect(statement).toMatch(/\.statement-day \{\s*break-after: avoid;/);
});
