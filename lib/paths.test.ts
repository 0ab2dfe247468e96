import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { takenSlugs } from '@/api/site-links';
import { callTo } from './calls';
import { findDeskPage } from './desk-pages';
import { listPage, listPatterns, pathTo, patterns } from './paths';
import { infoPagePath, pageRows, userSectionPages, userSectionPath, userSections } from './routes';

/** The addresses of the files of app/ by their name, `(groups)` left out. */
function addresses(file: string): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${file}`))
    .map((path) => toAddress(`/${path.slice(0, -file.length - 1)}`));
}

function toAddress(folder: string): string {
  return folder.replace(/\/\([^)]+\)/g, '') || '/';
}

const later = '/sonra/[cursor]';
/** What the desk's table names instead: its pages and all below them. */
const isDesk = (path: string) => findDeskPage(path) !== null;
const pages = addresses('page.tsx').filter((path) => !isDesk(path));
const files = addresses('route.ts').filter((path) => !isDesk(path));

it('knows every page and file of the site by one name, and no other', () => {
  const known = [
    ...Object.values(pageRows).map(({ path }) => path),
    ...Object.values(patterns),
    ...[...userSections, '[section]'].map((section) => `/user/${section}`),
    ...userSectionPages.info.map(infoPagePath),
    ...userSectionPages['ticket-deposits'].map((page) => `${userSectionPath('ticket-deposits')}/${page}`),
  ];
  const shown = pages.filter((path) => !path.endsWith(later));
  const served = files.filter((path) => !/^\/(api|healthz|readyz)(\/|$)/.test(path));
  const named = new Set<string>(known);
  for (const path of [...shown, ...served]) expect(named, path).toContain(path);
  const isServed = (path: string) =>
    shown.includes(path) || served.includes(path) || existsSync(`public${path}`);
  const unserved = Object.values(patterns).filter((path) => !isServed(path));
  // Its first page stands on the event's own.
  expect(unserved).toEqual(['/cevrim-etkinlikleri/[slug]/siralama']);
  expect(Object.values(patterns)).toHaveLength(new Set(Object.values(patterns)).size);
});

it('names as lists those that have pages behind their first', () => {
  const lists = pages.filter((path) => path.endsWith(later)).map((path) => path.slice(0, -later.length));
  expect([...listPatterns()].sort()).toEqual(lists.sort());
});

it('lets no entry be called as a page beside it is', () => {
  const areas: Record<keyof typeof takenSlugs, string> = {
    analyses: '/analiz',
    events: '/etkinlikler',
    market: '/market',
    'special-odds': '/ozeloran',
    tournaments: '/turnuvalar',
  };
  for (const [area, list] of Object.entries(areas)) {
    const below = pages.filter((path) => path.startsWith(`${list}/`)).map((path) => path.split('/')[2] ?? '');
    const words = new Set(below.filter((word) => !word.startsWith('[')));
    expect([...(Object.entries(takenSlugs).find(([name]) => name === area)?.[1] ?? [])].sort(), area).toEqual(
      [...words].sort(),
    );
  }
});

it('fills each segment in, encoded', () => {
  expect(pathTo('board', 'sikke', 'a/b')).toBe('/liderlik/sikke/a%2Fb');
  expect(pathTo('pastEvents')).toBe('/etkinlikler/biten');
  expect(callTo('hunt', 'İlk av?')).toBe('/api/bonus-hunts/%C4%B0lk%20av%3F');
  expect(listPage('/haberler')).toBe('/haberler');
  expect(listPage('/haberler', 'eyJh')).toBe('/haberler/sonra/eyJh');
});
