import { type Area, areas } from '@/contract/areas';
import { routes } from '@/lib/routes';

/** The area that a path of this site belongs to: its page and everything below; null for what is always there. */
export function areaOfPath(path: string): Area | null {
  const plain = path.split(/[?#]/, 1)[0] ?? '';
  return (
    areas.find((area) => plain === routes[area].path || plain.startsWith(`${routes[area].path}/`)) ?? null
  );
}

/** Whether a path leads to an area that is off. */
export function isOffPath(path: string, areasOff: readonly Area[]): boolean {
  const area = areaOfPath(path);
  return area !== null && areasOff.includes(area);
}
