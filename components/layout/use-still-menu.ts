import { usePathname } from 'next/navigation';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo } from 'react';
import { markCurrent, toCurrentMark } from '@/components/ui/current-mark';
import { toMarkup } from '@/components/ui/to-markup';
import { routes } from '@/lib/routes';
import type { MenuAreas } from './menu-areas';

/** Draws the inside of a menu while `here` is open. */
type Draw = (groups: readonly MenuAreas[], here: string) => ReactNode;

/**
 * The inside of a menu as HTML: React neither makes its forty links for each answer nor goes through them in the browser (docs/adr/462). What is marked in it
 * moves on with the page, in the links that stand there: whoever has the focus keeps it.
 */
export function useStillMenu(
  menu: RefObject<HTMLElement | null>,
  groups: readonly MenuAreas[],
  draw: Draw,
): { readonly __html: string } {
  const here = usePathname();
  const listed = JSON.stringify(groups);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for other links alone, not for another page or the same links once more
  const inside = useMemo(() => lazily(() => keptMenu(draw, { groups, listed, here })), [listed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew is marked anew
  useLayoutEffect(() => {
    if (menu.current) markCurrent(menu.current, here);
  }, [menu, here, inside]);
  return inside;
}

/** A browser that takes over what the server drew never asks for it. */
function lazily(make: () => string): { readonly __html: string } {
  return {
    get __html() {
      return make();
    },
  };
}

interface Shown {
  readonly groups: readonly MenuAreas[];
  readonly listed: string;
  readonly here: string;
}

interface Kept {
  readonly listed: string;
  /** By what is marked: as many as there are links, as the page or as its area, and one more. */
  readonly byMark: Map<string, string>;
}

/** Of each menu, for as long as its links are the same. */
const kept = new Map<Draw, Kept>();

function keptMenu(draw: Draw, { groups, listed, here }: Shown): string {
  const last = kept.get(draw);
  const { byMark } = last?.listed === listed ? last : { byMark: new Map<string, string>() };
  const mark = findMarked(groups, here);
  const html = byMark.get(mark) ?? toMarkup(draw(groups, here));
  kept.set(draw, { listed, byMark: byMark.set(mark, html) });
  return html;
}

function findMarked(groups: readonly MenuAreas[], here: string): string {
  const paths = groups.flatMap(({ areas }) => areas.map(({ route }) => routes[route].path));
  return paths.map((path) => toCurrentMark(path, here) ?? '').join();
}
