/** How a link of a menu is marked (`aria-current`) while `here` is open: the page itself, or its area while one of the pages below it is. */
export function toCurrentMark(path: string, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  return path !== '/' && here.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Marks the links within a menu anew, and those of its groups (`details`) that hold the page itself. */
export function markCurrent(menu: HTMLElement, here: string): void {
  for (const link of menu.querySelectorAll('a'))
    setOrRemove(link, 'aria-current', toCurrentMark(link.getAttribute('href') ?? '', here));
  for (const group of menu.querySelectorAll('details'))
    group.firstElementChild?.toggleAttribute(
      'data-current',
      group.querySelector('[aria-current=page]') !== null,
    );
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
