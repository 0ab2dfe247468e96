import { expect, it } from 'vitest';
import { fillPattern } from '@/lib/fill-pattern';
import { listPage, listPatterns, patterns } from '@/lib/paths';
import { pageRows } from '@/lib/routes';
import { findAskedEntry } from './asked-entry';
import { entryPages } from './entry-calls';

it('knows the call that tells of each entry, on its own page and on those below', () => {
  for (const page of entryPages)
    expect(findAskedEntry(fillPattern(patterns[page], ['7'])), page).toMatchObject({ page, name: '7' });
  expect(findAskedEntry('/haberler/yaz-kupasi')?.call).toBe('/news/yaz-kupasi');
  expect(findAskedEntry('/etkinlikler/yaz-kupasi/takvim.ics')?.call).toBe('/events/yaz-kupasi');
  expect(findAskedEntry('/turnuvalar/yaz-kupasi/sonra/WzFd')?.call).toBe('/tournaments/yaz-kupasi');
  expect(findAskedEntry('/bonus-hunts/ilk-av/tahminler/sonra/WzFd')?.call).toBe(
    '/bonus-hunts/ilk-av/guesses',
  );
});

it('takes no other page of the site for an entry', () => {
  const others = [
    ...Object.values(pageRows).map(({ path }) => path),
    ...Object.values(patterns).filter((pattern) => !pattern.includes('[')),
    ...listPatterns()
      .filter((list) => !list.includes('['))
      .map((list) => listPage(list, 'WzFd')),
    '/haberler/kategori/yayin',
    '/liderlik/sikke/hafta',
    '/go/ornek',
    '/haberler/a/b/c',
    '/haberler/yaz-kupasi/',
    '/yok',
  ];
  for (const path of others) expect(findAskedEntry(path), path).toBeNull();
});

it.each(['%2e%2e', 'a%2Fb', '%C4%B0lk', 'İlk', 'Yaz-Kupasi', '..', 'a..b', '-a', 'a'.repeat(200), 'a?b'])(
  'asks nobody about an entry called %j',
  (name) => {
    expect(findAskedEntry(`/haberler/${name}`)).toEqual({ page: 'article', name, call: null });
    expect(findAskedEntry(`/sizdengelenler/${name}`)?.call).toBeNull();
  },
);
