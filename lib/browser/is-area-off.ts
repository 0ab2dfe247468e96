import type { Area } from '@/contract/areas';

/** Whether an area was off when this page was made; for what only the browser renders. */
export function isAreaOff(area: Area): boolean {
  return (document.documentElement.dataset.areasOff ?? '').split(' ').includes(area);
}
