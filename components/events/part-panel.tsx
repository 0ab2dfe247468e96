import { getMessages, getTranslations } from 'next-intl/server';
import { requirementPoints } from '@/components/requirements/requirement-points';
import { MoreMessages } from '@/components/ui/more-messages';
import type { EventDetail } from '@/lib/data/event-view';
import { PartForm } from './part-form';

interface PartPanelProps {
  readonly event: EventDetail;
}

/** The viewer's own part of an event that is not over. Has its height before anybody is known. */
export async function PartPanel({ event }: PartPanelProps) {
  const [t, texts] = await Promise.all([getTranslations('eventOwn'), getTranslations('requirements')]);
  const { eventOwn, errors, labels, uploads } = await getMessages();
  const { slug, type, state, currency, sponsor, games, capacity, joined, requirements } = event;
  if (state !== 'upcoming' && state !== 'live') return null;
  return (
    <section
      id="katil"
      aria-label={t('title')}
      className="mt-6 scroll-mt-24 rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <MoreMessages messages={{ eventOwn, errors, labels, uploads }}>
        <PartForm
          slug={slug}
          points={requirementPoints({ requirements, sponsor: sponsor?.name ?? '' }, texts)}
          fullAt={capacity !== null && joined >= capacity ? capacity : null}
          entry={{
            type,
            currency,
            hasSponsor: sponsor !== null,
            games: games.flatMap(({ slug: value, name: label }) => (value ? [{ value, label }] : [])),
          }}
        />
      </MoreMessages>
    </section>
  );
}
