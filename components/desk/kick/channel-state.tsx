import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { DeskKickWire } from '@/contract/desk-kick';
import { ConnectChannel, DisconnectChannel } from './connect-channel';

interface ChannelStateProps {
  readonly kick: DeskKickWire;
}

/** How the connection is: whose channel, whether it is on, what Kick does not tell, and the ways in and out. */
export function ChannelState({ kick: { channel, live, members } }: ChannelStateProps) {
  const t = useTranslations('desk.kick');
  if (channel === null)
    return (
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-text-2">{t('connectText')}</p>
        <ConnectChannel isAgain={false} />
      </div>
    );
  const { name, is_broken, missing, checked_at } = channel;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="font-display text-xl">{name}</strong>
        <Badge tone={is_broken ? 'red' : 'green'}>{t(is_broken ? 'broken' : 'connected')}</Badge>
        {live ? (
          <Badge tone={live.is_live ? 'red' : 'line'}>{t(live.is_live ? 'onAir' : 'offAir')}</Badge>
        ) : null}
        <span className="text-sm text-text-2">{t('members', { count: members })}</span>
      </p>
      {is_broken ? <p className="max-w-prose text-sm text-red">{t('brokenText')}</p> : null}
      <p className="max-w-prose text-sm text-text-2">
        {checked_at === null ? (
          t('unchecked')
        ) : (
          <>
            {missing.length === 0 ? t('allTold') : t('missing', { events: missing.join(', ') })}{' '}
            <RelativeTime iso={checked_at} />
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {is_broken ? <ConnectChannel isAgain /> : null}
        <DisconnectChannel />
      </div>
    </div>
  );
}
