import type { Area } from '@/contract/areas';
import { type MenuGroup, type RouteKey, shownMenuGroups, shownRoutes } from '@/lib/routes';

/** A group of the menus with its areas, in the order they are shown. */
export interface MenuAreas {
  readonly group: MenuGroup;
  readonly label: string;
  readonly areas: readonly { readonly route: RouteKey; readonly title: string }[];
}

type Texts = (key: `menuGroups.${MenuGroup}` | `pages.${RouteKey}.title`) => string;

/** What both menus list: every area that is on, by group. */
export function listMenuAreas(t: Texts, areasOff: readonly Area[]): readonly MenuAreas[] {
  return shownMenuGroups(areasOff).map((group) => ({
    group,
    label: t(`menuGroups.${group}`),
    areas: shownRoutes(group, areasOff).map((route) => ({ route, title: t(`pages.${route}.title`) })),
  }));
}
