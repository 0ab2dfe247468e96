import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { SentLink } from '@/components/ui/sent-link';
import type { Replay } from '@/lib/data/win-view';

interface ReplayLinkProps {
  readonly replay: Replay;
}

/** The way to a replay somebody sent in: nobody's recommendation, and the host is told before anybody goes there. */
export function ReplayLink({ replay: { url, host } }: ReplayLinkProps) {
  const t = useTranslations('wins');
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SentLink href={url} label={t('replayLabel', { host })} className={buttonClass()}>
        {t('replay')}
      </SentLink>
      <span className="text-sm break-all text-text-3">{t('replayHost', { host })}</span>
    </p>
  );
}
