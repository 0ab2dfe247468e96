import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusBadge } from './status-badge';

const root = join(import.meta.dirname, '../..');
const styles = readFileSync(join(root, 'app/globals.css'), 'utf8');

it('the colour of what is live is quiet, and red only where the page has the mark of a stream that is on', () => {
  expect(styles).toMatch(/--color-live: var\(--color-text-2\);/);
  expect(styles).toMatch(/--animate-live: none;/);
  expect(styles).toMatch(
    /:root:has\(\[data-live\]\) \{\s*--color-live: var\(--color-red\);\s*--animate-live: var\(--animate-breathe\);\s*\}/,
  );
});

it('the mark stands in the header and on the stage of the stream, and nowhere else does anything breathe', () => {
  const marks = filesWith(/\bdata-live\b(?!\])/);
  expect(marks).toEqual(['components/layout/live-badge.tsx', 'components/stream/live-mark.tsx']);
  expect(filesWith(/animate-breathe/)).toEqual(marks);
});

it('a badge of what is played wears that colour, and one of what goes on for days wears none', () => {
  expect(renderToStaticMarkup(<StatusBadge tone="live">Playing</StatusBadge>)).toMatch(
    /text-live.*bg-live.*Playing/,
  );
  expect(renderToStaticMarkup(<StatusBadge tone="on">Running</StatusBadge>)).not.toMatch(/-(red|live)\b/);
});

function filesWith(pattern: RegExp): string[] {
  return ['components', 'app'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!test)\.tsx$/.test(file))
      .map((file) => `${room}/${file}`)
      .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))),
  );
}
