import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { ShowWire } from '@/contract/schedule';
import type { Tonight } from '@/lib/data/tonight';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { TonightPart } from './tonight-part';

interface LivePartProps {
  readonly live: NonNullable<Tonight['live']>;
  readonly show: ShowWire | null;
}

/** The streamer is live: what is played, and its page. */
export function LivePart({ live: { stream, playing }, show }: LivePartProps) {
  const t = useTranslations('startPage');
  const channel = stream.kickLink ?? stream.youtubeLink;
  const title = playing?.title ?? show?.title ?? t('watch');
  return (
    <TonightPart
      label={
        <span className="inline-flex items-center gap-2 font-semibold text-live">
          <span aria-hidden="true" className="size-2 animate-live rounded-full bg-live" />
          {t('live')}
        </span>
      }
      title={
        <SoftLink href={playing ? pageOf(playing) : routes.stream.path} className="tonight-link">
          {title}
        </SoftLink>
      }
      detail={playing ? t(`playing.${playing.kind}`) : undefined}
      value={
        channel ? (
          <a
            href={channel}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('channelLabel')}
            className="btn btn-secondary relative z-10 min-h-9 px-4"
          >
            {t('channel')}
          </a>
        ) : undefined
      }
    />
  );
}

function pageOf({ kind, slug }: NonNullable<LivePartProps['live']['playing']>): string {
  if (kind === 'match') return pathTo('tournament', slug);
  return kind === 'hunt' ? pathTo('hunt', slug) : pathTo('buySession', slug);
}
