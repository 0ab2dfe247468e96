import { getTranslations } from 'next-intl/server';
import { nothingHere } from '@/app/_components/nothing-here';
import { listEvents } from '@/lib/data/events';
import { calendarAnswer } from '../_components/calendar-answer';

export const dynamic = 'force-static';
export const revalidate = 300;

/** GET /etkinlikler/takvim.ics: what is on and what comes, for calendars that subscribe; of what is over, the latest, so that a cancelled event leaves them. */
export async function GET(): Promise<Response> {
  const gone = await nothingHere('events');
  if (gone) return gone;
  const t = await getTranslations();
  const pages = await Promise.all([
    listEvents({ view: 'now', type: null }),
    listEvents({ view: 'upcoming', type: null }),
    listEvents({ view: 'past', type: null }),
  ]);
  return calendarAnswer(
    `${t('site.name')}: ${t('pages.events.title')}`,
    pages.flatMap(({ events }) => events),
  );
}
