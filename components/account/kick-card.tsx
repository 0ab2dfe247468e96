import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { OwnKickWire } from '@/contract/kick';
import { formatDateTime } from '@/lib/format/dates';
import { KickLink } from './kick-link';
import { KickUnlink } from './kick-unlink';
import { VerificationCard } from './verification-card';

interface KickCardProps {
  readonly kick: OwnKickWire | null;
}

/** The member's account at Kick: whose it is and the way out, or the way to link one; nothing where the site has no channel there. */
export function KickCard({ kick }: KickCardProps) {
  const t = useTranslations('account.verifyState');
  if (kick === null || (kick.name === null && !kick.can_link)) return null;
  return (
    <VerificationCard
      icon={<Icon name="radio" size={24} />}
      title={t('kick')}
      text={t('kickText')}
      isVerified={kick.name !== null}
    >
      {kick.name === null ? (
        <KickLink />
      ) : (
        <>
          <p className="mt-4 text-sm">{t('linked', { name: kick.name })}</p>
          <p className="mt-1 text-sm text-text-2">
            {t(kick.follows ? 'kickFollows' : 'kickNoFollow')}{' '}
            {kick.subscribed_until
              ? t('kickSubscribed', { time: formatDateTime(kick.subscribed_until) ?? '' })
              : t('kickNotSubscribed')}
          </p>
          <KickUnlink />
        </>
      )}
    </VerificationCard>
  );
}
