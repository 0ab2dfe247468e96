import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { LinkedAccount } from '@/lib/data/sponsor-accounts';
import { UnlinkButton } from './unlink-button';

interface AccountListProps {
  readonly accounts: readonly LinkedAccount[];
}

/** The member's accounts at sponsors: the name there, whether the team has checked it, whether it stands under the code. */
export function AccountList({ accounts }: AccountListProps) {
  const t = useTranslations('partners');
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {accounts.map(({ id, sponsor, siteUsername, isVerified, affiliateOk }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
        >
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{sponsor.name}</p>
            <p className="mt-0.5 truncate text-sm text-text-2">{siteUsername}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Badge tone={isVerified ? 'green' : 'line'}>{t(isVerified ? 'verified' : 'claimed')}</Badge>
            {affiliateOk ? <Badge tone="green">{t('affiliateOk')}</Badge> : null}
          </div>
          <UnlinkButton id={id} name={sponsor.name} />
        </li>
      ))}
    </ul>
  );
}
