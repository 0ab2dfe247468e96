import { describe, expect, test } from 'vitest';
import { pageChain } from './page-chain';

async function readRows<T>(chain: AsyncIterable<readonly T[]>): Promise<T[]> {
  const rows: T[] = [];
  for await (const page of chain) rows.push(...page);
  return rows;
}

describe('a chain of pages', () => {
  test('has every row once, in order, and ends with the page that leads to no other', async () => {
    const pages: Record<string, { data: number[]; next_cursor: string | null }> = {
      b: { data: [3, 4], next_cursor: 'c' },
      c: { data: [5], next_cursor: null },
    };
    const first = async () => ({ data: [1, 2], next_cursor: 'b' });
    expect(await readRows(pageChain(first, async (cursor) => pages[cursor] ?? null))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  test('is one page where the upstream knows no cursors, and ends where one leads nowhere', async () => {
    const never = async () => expect.fail('asked for a page that is not there');
    expect(await readRows(pageChain(async () => ({ data: [1] }), never))).toEqual([1]);
    const first = async () => ({ data: [1], next_cursor: 'gone' });
    expect(await readRows(pageChain(first, async () => null))).toEqual([1]);
  });

  test('asks for no page that is not read', async () => {
    const asked: string[] = [];
    const page = async (cursor = '') => {
      asked.push(cursor);
      return { data: [asked.length], next_cursor: `${cursor}x` };
    };
    for await (const [row] of pageChain(page, page)) if (row === 2) break;
    expect(asked).toEqual(['', 'x']);
  });

  test('leaves an upstream that never comes to an end', async () => {
    const page = async () => ({ data: [0], next_cursor: 'on' });
    expect(await readRows(pageChain(page, page))).toHaveLength(1000);
  });
});
