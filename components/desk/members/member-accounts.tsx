import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { DeskMemberWire } from '@/contract/desk-member';
import { inboxCardPath } from './inbox-card-path';

interface MemberAccountsProps {
  readonly accounts: DeskMemberWire['accounts'];
}

/** A member's accounts at sponsors with their state; each leads to its card. */
export function MemberAccounts({ accounts }: MemberAccountsProps) {
  const t = useTranslations('desk.member');
  const tClaims = useTranslations('claims');
  return (
    <section aria-labelledby="accounts" className="grid gap-3">
      <h2 id="accounts" className="font-display text-lg font-semibold">
        {t('accounts')}
      </h2>
      {accounts.length === 0 ? <p className="text-sm text-text-3">{t('noAccounts')}</p> : null}
      <ul className="desk-rows empty:hidden">
        {accounts.map(({ id, sponsor, site_username, state, affiliate_ok }) => (
          <li key={id} className="desk-row flex-wrap py-2">
            <a href={inboxCardPath('account', id)} className="desk-row-title desk-row-link">
              {sponsor}: {site_username}
            </a>
            {affiliate_ok ? <Badge tone="green">{t('underCode')}</Badge> : null}
            <Badge tone={state === 'approved' ? 'green' : 'line'}>
              {tClaims(`states.${state}`, { kind: 'account' })}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
