import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import { SoftLink } from '@/components/ui/soft-link';
import type { ShowWire } from '@/contract/schedule';
import { formatShowTime } from '@/lib/format/show-time';
import { routes } from '@/lib/routes';
import { TonightPart } from './tonight-part';

interface ShowPartProps {
  readonly show: ShowWire;
}

/** Nobody is live: what comes next, when, and how long until then. */
export function ShowPart({ show }: ShowPartProps) {
  const t = useTranslations('startPage');
  const { day, hours } = formatShowTime(show.starts_at, show.ends_at);
  return (
    <TonightPart
      label={t('nextShow')}
      title={
        <SoftLink href={routes.stream.path} className="tonight-link">
          {show.title}
        </SoftLink>
      }
      detail={`${day} · ${hours}`}
      value={<Countdown until={show.starts_at} over={t('starting')} />}
    />
  );
}
