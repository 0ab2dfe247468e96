import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFiles } from './import-content';
import { parseContent, readContent } from './read-content';

const now = Date.parse('2028-02-29T20:58:00Z');
/** Read elsewhere: words and names are no rows. */
const others = ['analysts', 'banners', 'cases', 'members', 'nicknames', 'settings', 'win-screens', 'words'];

test('every file of the content is imported, or read by the part of the seed it is for', () => {
  const files = readdirSync(new URL('./content/', import.meta.url)).map((name) =>
    name.replace(/\.json$/, ''),
  );
  expect(files.sort()).toEqual([...contentFiles, ...others].sort());
});

test.each(contentFiles)(
  '%s comes out as an operator’s file: no offset, no part and no life is left',
  (name) => {
    const { rows, writtenAt } = readContent(name, now);
    expect(rows.length).toBeGreaterThan(0);
    expect(writtenAt.getTime()).toBeLessThanOrEqual(now);
    for (const { line, fields } of rows) {
      expect([line, Object.keys(fields)]).not.toContain('life');
      for (const value of Object.values(fields))
        expect(JSON.stringify(value), `line ${line}`).not.toMatch(/"(@[a-z-]+|[+-]\d+(d \d\d:\d\d|h|m))"/);
    }
  },
);

test('a row that its schema refuses is told with file, line and field', () => {
  const rows = [{ line: 7, fields: { slug: 'a', life: 'gone' } }];
  const read = () => parseContent('events', rows, z.object({ slug: z.string(), life: z.literal('on') }));
  expect(read).toThrow(/api\/seed\/content\/events\.json, line 7: life: /);
});
