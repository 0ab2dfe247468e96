import { describe, expect, it } from 'vitest';
import { members } from '@/e2e/support/visitors';
import { deskPages } from '@/lib/desk-pages';
import { listPage, listPatterns, patterns } from '@/lib/paths';
import { pageRows } from '@/lib/routes';
import { decide } from './guard';
import { guardRows, visitors } from './guard-table.fixture';
import { isSameForAll } from './same-for-all';
import type { SessionUser } from './session-data';

const rows = Object.values(pageRows);
const deskPaths = Object.values(deskPages).map(({ path }) => path);
const fill = (pattern: string) => pattern.replace(/\[\w+\]/g, 'ornek');

/** Every address of the tables, with something below each and a page behind each list, and what is no page of ours. */
const paths = [
  ...new Set([
    ...guardRows.map(({ path }) => path),
    ...rows.flatMap(({ path }) => [path, path === '/' ? '/yok' : `${path}/ornek`]),
    ...Object.values(patterns).map(fill),
    ...listPatterns().map((list) => fill(listPage(list, 'imlec'))),
    ...deskPaths.flatMap((path) => [path, `${path}/ornek`]),
    ...[
      '/healthz',
      '/_next/data',
      '/_not-found',
      '/sponsorlar/',
      '/sponsorlar//a',
      '/%73ponsorlar',
      '/api/user',
    ],
  ]),
];

/** Each visitor of the guard's table, and the same under a pause and with rights of their own. */
const looks = visitors.flatMap((visitor): { name: string; user: SessionUser | null }[] => {
  if (visitor === 'guest') return [{ name: 'guest', user: null }];
  const user = members[visitor];
  return [
    { name: visitor, user },
    { name: `${visitor} in a pause`, user: { ...user, pause: { until: null } } },
    {
      name: `${visitor} without a right`,
      user: { ...user, rights: { granted: [], withdrawn: ['inbox' as const] } },
    },
  ];
});

describe.each([true, false])('a page that is the same for all, Telegram required: %s', (telegramRequired) => {
  it.each(looks)('is one that the guard lets $name and a guest see alike', ({ user }) => {
    for (const path of paths.filter((path) => isSameForAll({ path, user, telegramRequired }))) {
      const asked = { method: 'GET', path, search: '', telegramRequired, origin: null };
      expect(decide({ ...asked, user }), path).toEqual({ kind: 'pass' });
      expect(decide({ ...asked, user: null }), path).toEqual({ kind: 'pass' });
      const isOpen = rows.some(
        (row) => row.access === 'public' && (path === row.path || path.startsWith(`${row.path}/`)),
      );
      expect(isOpen, path).toBe(true);
      expect(path).not.toMatch(
        /^\/(yonetim|user|katman|go|onizleme|api|ara|kurulum|login|register)(\/|$)|\/sonra\//,
      );
    }
  });
});

it('is every prerendered page of the table for whoever need not verify, and none for whoever must', () => {
  const open = guardRows.filter(
    ({ path, to }) => to.guest === null && to.player === null && !/eposta|yeni-sifre/.test(path),
  );
  for (const telegramRequired of [true, false])
    for (const visitor of visitors) {
      const user = visitor === 'guest' ? null : members[visitor];
      const mustVerify = visitor === 'unverified' && telegramRequired;
      for (const { path } of open)
        expect(isSameForAll({ path, user, telegramRequired }), `${visitor} ${path}`).toBe(!mustVerify);
    }
  expect(open.length).toBeGreaterThan(10);
});
