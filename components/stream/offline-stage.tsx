import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Countdown } from '@/components/ui/countdown';
import type { ShowWire } from '@/contract/schedule';
import type { StreamLinks } from '@/lib/format/live';

interface OfflineStageProps {
  readonly stream: StreamLinks;
  /** The next show that is not cancelled. */
  readonly next: ShowWire | null;
}

/** What stands in the player's place while nobody is live: what comes next, how long until then, and where the channel is. */
export function OfflineStage({ stream: { kickLink, youtubeLink }, next }: OfflineStageProps) {
  const t = useTranslations('streamPage');
  const [href, text] = kickLink ? [kickLink, t('onKick')] : [youtubeLink, t('onYoutube')];
  return (
    // From the top, not centred: the document comes in pieces, and what is centred moves with each.
    <div className="mx-auto mt-[4%] px-6 text-center sm:mt-[14%]">
      <h2 className="font-display text-lg font-semibold sm:text-2xl">{t('offlineTitle')}</h2>
      <p className="mt-2 text-sm text-text-2 sm:text-base">
        {next ? t('offlineNext', { title: next.title }) : t('offlineNone')}
      </p>
      {next ? (
        <p className="mt-2 text-sm text-text-3 sm:mt-4">
          {t('startsIn')}{' '}
          <span className="font-display font-semibold text-text tabular-nums sm:text-lg">
            <Countdown until={next.starts_at} over={t('starting')} />
          </span>
        </p>
      ) : null}
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'mt-4 sm:mt-6')}
        >
          {text}
        </a>
      ) : null}
    </div>
  );
}
