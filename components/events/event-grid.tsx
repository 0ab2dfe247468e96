import type { EventItem } from '@/lib/data/event-view';
import { EventCard } from './event-card';

interface EventGridProps {
  readonly events: readonly EventItem[];
}

/** Events side by side, in the order they come. */
export function EventGrid({ events }: EventGridProps) {
  return (
    <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {events.map((event) => (
        <li key={event.slug} className="min-w-0">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
