import { useTranslations } from 'next-intl';
import { SentLink } from '@/components/ui/sent-link';
import type { EventStanding } from '@/lib/data/event-view';
import { toSite } from '@/lib/format/to-site';

interface ReplayProps {
  readonly standing: Pick<EventStanding, 'replayUrl'>;
}

/** The replay that proves an entry, on the site it was sent from; a dash where there is none. */
export function Replay({ standing: { replayUrl } }: ReplayProps) {
  const t = useTranslations('events.table');
  if (replayUrl === null) return '–';
  return (
    <SentLink
      href={replayUrl}
      label={t('replayLabel', { host: toSite(replayUrl) })}
      className="rounded-sm underline underline-offset-4 hover:text-text"
    >
      {t('replay')}
    </SentLink>
  );
}
