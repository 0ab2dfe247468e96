import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { JudgedEventWire } from '@/contract/event-results';
import { JudgedEvent } from './judged-event';

interface JudgedEventsProps {
  readonly events: readonly JudgedEventWire[];
}

/** The events that wait for the team: those without a result, and custom ones whose entries a jury scores. */
export async function JudgedEvents({ events }: JudgedEventsProps) {
  if (events.length === 0) return null;
  const t = await getTranslations('eventJury');
  const { eventJury } = await getMessages();
  return (
    <section aria-labelledby="judged-events" className="mb-14 space-y-4">
      <h2 id="judged-events" className="font-display text-xl font-semibold sm:text-2xl">
        {t('title')}
      </h2>
      <MoreMessages messages={{ eventJury }}>
        {events.map((event) => (
          <JudgedEvent key={event.slug} event={event} />
        ))}
      </MoreMessages>
    </section>
  );
}
