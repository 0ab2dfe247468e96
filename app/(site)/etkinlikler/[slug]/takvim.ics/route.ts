import { notFound } from 'next/navigation';
import { findEvent } from '@/lib/data/events';
import { calendarAnswer } from '../../_components/calendar-answer';

export const dynamic = 'force-static';
export const revalidate = 300;

/** None are known while the site is built: each is made when it is first asked for. */
export const generateStaticParams = () => [];

/** GET /etkinlikler/{slug}/takvim.ics: one event for a calendar (RFC 5545). */
export async function GET(_: Request, { params }: RouteContext<'/etkinlikler/[slug]/takvim.ics'>) {
  const event = await findEvent((await params).slug);
  return event ? calendarAnswer(event.title, [event]) : notFound();
}
