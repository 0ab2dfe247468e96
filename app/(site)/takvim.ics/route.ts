import { getTranslations } from 'next-intl/server';
import { nothingHere } from '@/app/_components/nothing-here';
import type { ShowWire } from '@/contract/schedule';
import { listShows } from '@/lib/data/schedule';
import { env } from '@/lib/env';
import { type CalendarEntry, calendarText } from '@/lib/format/calendar';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';
export const revalidate = 300;

/** GET /takvim.ics: the stream's shows, for calendars that subscribe. Public, because a calendar does not log in. */
export async function GET(): Promise<Response> {
  const gone = await nothingHere('stream');
  if (gone) return gone;
  const [t, shows] = await Promise.all([getTranslations('schedule'), listShows()]);
  return new Response(calendarText(t('calendarName'), shows.map(toEntry)), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}

function toEntry({ id, title, note, is_cancelled, starts_at, ends_at, updated_at }: ShowWire): CalendarEntry {
  const { SITE_URL } = env();
  const url = new URL(routes.stream.path, SITE_URL).href;
  return {
    uid: `show-${id}@${new URL(SITE_URL).hostname}`,
    title,
    text: note ? `${note}\n${url}` : url,
    url,
    startsAt: starts_at,
    endsAt: ends_at,
    updatedAt: updated_at,
    isCancelled: is_cancelled,
  };
}
