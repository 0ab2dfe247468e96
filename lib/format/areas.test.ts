import { expect, it } from 'vitest';
import { areas } from '@/contract/areas';
import { menuGroups, menuRoutes, routes, shownMenuGroups, shownRoutes } from '@/lib/routes';
import { areaOfPath, isOffPath } from './areas';

it('every area of the menu but the page where everybody lands may be off', () => {
  expect([...areas].sort()).toEqual(
    menuGroups
      .flatMap(menuRoutes)
      .filter((key) => key !== 'sponsors')
      .sort(),
  );
});

it('an area has its page and everything below it, and nothing else', () => {
  for (const area of areas) {
    const { path } = routes[area];
    expect([path, `${path}/sonra/x?a=1`, `${path}#yer`].map(areaOfPath)).toEqual([area, area, area]);
    expect(areaOfPath(`${path}-x`)).toBeNull();
    expect(isOffPath(path, [area])).toBe(true);
    expect(isOffPath(routes.sponsors.path, areas)).toBe(false);
  }
});

it('no menu names an area that is off, and a group without areas goes', () => {
  for (const area of areas)
    expect(menuGroups.flatMap((group) => shownRoutes(group, [area]))).not.toContain(area);
  expect(shownMenuGroups(areas)).toEqual(['discover']);
});
