import { describe, expect, test } from 'vitest';
import { entryAreas } from '@/contract/entries';
import { parseSitemapFile, sitemapFileName } from './sitemap-files';

describe('the names of sitemaps', () => {
  test.each(['pages', ...entryAreas])('of %s are read back as they are written', (area) => {
    for (const part of [1, 2, 20, 1000])
      expect(parseSitemapFile(sitemapFileName({ area, part }))).toEqual({ area, part });
  });

  test('begin with the area alone', () => {
    expect(sitemapFileName({ area: 'news', part: 1 })).toBe('news.xml');
    expect(sitemapFileName({ area: 'bonus-buys', part: 2 })).toBe('bonus-buys-2.xml');
  });

  test.each([
    'news',
    'news-0.xml',
    'news-1.xml',
    'news-02.xml',
    'news-2',
    '-2.xml',
    '../x.xml',
    'news-99999.xml',
    '',
  ])('%j is none', (name) => expect(parseSitemapFile(name)).toBeNull());
});
