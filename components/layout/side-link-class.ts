/** A link of the side menu: 44 px for thumbs, 34 px on the rail, so that all of it fits a laptop; the page one is on is lit and has a bar at its edge. */
export const sideLinkClass =
  'relative flex h-11 items-center gap-4 rounded-card px-3.5 text-sm font-medium whitespace-nowrap text-text-2 transition-colors hover:bg-surface-2 hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text aria-[current]:before:absolute aria-[current]:before:inset-y-3 aria-[current]:before:left-0 aria-[current]:before:w-0.5 aria-[current]:before:rounded-full aria-[current]:before:bg-text rail:h-8.5';

/** The name of a group; on the closed rail a hairline of the same height takes its place. */
export const sideTitleClass =
  'flex h-9 items-center px-3.5 pt-2 text-xs rail:h-6 rail:pt-0 font-semibold whitespace-nowrap text-text-3 rail:group-not-data-open/menu:text-transparent rail:group-not-data-open/menu:before:h-px rail:group-not-data-open/menu:before:w-5 rail:group-not-data-open/menu:before:shrink-0 rail:group-not-data-open/menu:before:bg-line-strong [div:first-child>&]:before:hidden';

/** The name beside an icon: on the closed rail it is there for screen readers alone. */
export const sideNameClass = 'rail:group-not-data-open/menu:sr-only';
