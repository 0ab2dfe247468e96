import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportKind, importKinds } from '@/contract/desk-content';
import { randomIds } from '../../random-ids';
import { createTestDatabase, type TestDatabase } from '../../testing/database.fixture';
import { importFile } from './import-file';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** When the examples were written: their dates are ahead of it. */
const now = new Date('2026-11-22T12:00:00Z');

const guide = readFileSync('docs/operating.md', 'utf8');
const examples = importKinds.flatMap((kind): [ImportKind, string][] => {
  const section = guide.split(`\n### ${kind}\n`)[1]?.split('\n## ')[0]?.split('\n### ')[0];
  const example = section?.split('\n```\n')[1];
  return example === undefined ? [] : [[kind, example]];
});

test('the guide has an example of everything that has prizes, players or orders', () => {
  expect(examples.map(([kind]) => kind)).toEqual(importKinds.slice(3));
});

test.each(examples)(
  'the guide’s example of %s is read: nothing is wrong with it but what this database lacks',
  async (kind, text) => {
    const name = text.startsWith('[') ? 'a.json' : 'a.csv';
    const bytes = new TextEncoder().encode(text);
    const { problems } = await importFile(database.db, {
      kind,
      name,
      bytes,
      apply: false,
      now,
      ids: randomIds,
    });
    const other = problems.filter((problem) => !/: there is no /.test(problem.text));
    expect(other).toEqual([]);
  },
);
