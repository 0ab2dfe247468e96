import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkChain, checkSaved } from '@/api/services/books/check-heads';
import { headHash } from '@/api/services/books/head-hash';
import { parseArguments } from './parse-arguments';
import { readHeads } from './read-heads';

const toHead = (content: string, at: number, prev_hash: string) => ({
  ...{ position: at + 1, day: `2026-11-0${at + 1}`, content, prev_hash },
  hash: headHash(prev_hash, content),
});
const first = toHead('bir', 0, '');
const second = toHead('iki', 1, first.hash);
const chain = [first, second, toHead('üç', 2, second.hash)];
const folder = mkdtempSync(join(tmpdir(), 'ozet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const keep = (content: unknown) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test('one head, the site’s file and the API’s answer are all taken, and nothing else', async () => {
  expect(await readHeads(keep(chain[1]))).toEqual([chain[1]]);
  expect(await readHeads(keep(chain))).toEqual(chain);
  expect(await readHeads(keep({ status: true, data: chain }))).toEqual(chain);
  for (const wrong of ['', '[]', '{"hash":"x"}', 'önemsiz'])
    await expect(readHeads(keep(wrong))).rejects.toThrow('no head');
});

test('a chain that was changed, shortened at its beginning or made anew is told from the one that was kept', () => {
  const changed = chain.map((head, at) => (at === 1 ? { ...head, content: 'başka' } : head));
  const [kept] = chain;
  expect(checkChain(chain)).toEqual([]);
  expect(checkChain(changed)).toHaveLength(1);
  expect(checkChain(chain.slice(1))).toHaveLength(1);
  const anew = { position: 1, day: '2026-11-01', content: 'yeni', prev_hash: '', hash: headHash('', 'yeni') };
  expect(checkChain([anew])).toEqual([]);
  expect(kept && checkSaved([anew], kept)[0]?.fault).toMatch('made anew');
  expect(kept && checkSaved([], kept)[0]?.fault).toMatch('none of that number');
});

test('the command line names one place of a head at most', () => {
  expect(parseArguments(['--head', 'a.json'])).toEqual({ head: 'a.json', url: null, site: null, data: null });
  for (const words of [
    ['--head', 'a', '--url', 'https://b'],
    ['--url', 'b.json'],
    ['--kafa', 'a'],
    ['a.json'],
  ])
    expect(() => parseArguments(words)).toThrow('use: npm run verify-books');
});
