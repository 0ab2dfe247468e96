import type { EventItem } from '@/lib/data/event-view';
import { env } from '@/lib/env';
import { type CalendarEntry, calendarText } from '@/lib/format/calendar';
import { pathTo } from '@/lib/paths';

/** A calendar file of these events; `name` is what a program calls it. */
export function calendarAnswer(name: string, events: readonly EventItem[]): Response {
  return new Response(calendarText(name, events.map(toEntry)), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}

/** The id holds for ever: it is made of what an event never changes and of the site's name. */
function toEntry({ slug, title, summary, state, ...times }: EventItem): CalendarEntry {
  const { SITE_URL } = env();
  const url = new URL(pathTo('event', slug), SITE_URL).href;
  return {
    uid: `event-${slug}@${new URL(SITE_URL).hostname}`,
    title,
    text: summary ? `${summary}\n${url}` : url,
    url,
    isCancelled: state === 'cancelled',
    ...times,
  };
}
