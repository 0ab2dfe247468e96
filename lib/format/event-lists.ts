import type { EventType } from '@/contract/events';
import { pathTo } from '@/lib/paths';

/** How a type of events is called in a path. */
const pathNames: Readonly<Record<EventType, string>> = {
  multiplier: 'carpan',
  first_hit: 'ilk-vuran',
  quiz: 'bilgi-yarismasi',
  deposit: 'yatirim',
  custom: 'ozel',
};

/** The path of the list of a type. */
export function eventTypePath(type: EventType): string {
  return pathTo('eventsOfType', pathNames[type]);
}

/** The type a path's segment names; `null` for any other word. */
export function findEventType(segment: string): EventType | null {
  const types = Object.keys(pathNames) as readonly EventType[];
  return types.find((type) => pathNames[type] === segment) ?? null;
}
