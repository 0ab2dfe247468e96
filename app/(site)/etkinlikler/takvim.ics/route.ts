import { getTranslations } from 'next-intl/server';
import { listEvents } from '@/lib/data/events';
import { calendarAnswer } from '../_components/calendar-answer';

export const dynamic = 'force-static';
export const revalidate = 300;

/** GET /etkinlikler/takvim.ics: what is on and what comes, for calendars that subscribe; of what is over, the latest, so that a cancelled event leaves them. */
export async function GET(): Promise<Response> {
  const t = await getTranslations();
  const pages = await Promise.all([
    listEvents({ view: 'now' }),
    listEvents({ view: 'upcoming' }),
    listEvents({ view: 'past' }),
  ]);
  return calendarAnswer(
    `${t('site.name')}: ${t('pages.events.title')}`,
    pages.flatMap(({ events }) => events),
  );
}
