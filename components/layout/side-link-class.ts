/** A link of the side menu: 44 px for thumbs, 34 px on the rail, so that all of it fits a laptop; the page one is on is lit and has a bar at its edge. */
export const sideLinkClass =
  'relative flex h-11 items-center gap-4 rounded-card px-3.5 text-sm font-medium whitespace-nowrap text-text-2 transition-colors hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-2 aria-[current=page]:text-text aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-3 aria-[current=page]:before:left-0 aria-[current=page]:before:w-0.5 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-text rail:h-8.5';

/** The name of a group; on the closed rail a hairline of the same height takes its place. */
export const sideTitleClass =
  'flex h-9 items-center px-3.5 pt-2 text-xs rail:h-6 rail:pt-0 font-semibold whitespace-nowrap text-text-3 rail:group-not-data-open/menu:text-transparent rail:group-not-data-open/menu:before:h-px rail:group-not-data-open/menu:before:w-5 rail:group-not-data-open/menu:before:shrink-0 rail:group-not-data-open/menu:before:bg-line-strong [div:first-child>&]:before:hidden';

/** The name beside an icon: on the closed rail it is there for screen readers alone. */
export const sideNameClass = 'rail:group-not-data-open/menu:sr-only';
