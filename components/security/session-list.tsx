import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { RelativeTime } from '@/components/ui/relative-time';
import type { SessionWire } from '@/contract/passwords';
import { formatDateTime } from '@/lib/format/dates';
import { deviceName } from '@/lib/format/device-name';
import { EndSession } from './end-session';

interface SessionListProps {
  readonly sessions: readonly SessionWire[];
}

/** Where the member is logged in: the device's family, since when, seen last when, and the way to end each. */
export function SessionList({ sessions }: SessionListProps) {
  const t = useTranslations('security');
  const own = useTranslations('securityOwn');
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => {
        const device = deviceName(session) ?? t('unknownDevice');
        const isPhone = session.system === 'ios' || session.system === 'android';
        return (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <span className="text-text-3">
              <Icon name={isPhone ? 'smartphone' : 'monitor'} size={22} />
            </span>
            <div className="min-w-0 grow basis-56">
              <p className="font-medium">{device}</p>
              <p className="text-sm text-text-3">
                {t('since')}: {formatDateTime(session.created_at)} · {t('seen')}:{' '}
                <RelativeTime iso={session.last_seen_at} />
              </p>
            </div>
            {session.is_current ? (
              <Badge tone="green">{t('current')}</Badge>
            ) : (
              <EndSession which={session.id} label={own('endLabel', { device })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
