import { getTranslations } from 'next-intl/server';
import { ClaimList } from '@/components/claims/claim-list';
import { DepositForm } from '@/components/claims/deposit-form';
import { FormPanel } from '@/components/claims/form-panel';
import { asksOwner } from '@/components/claims/own-claim';
import { TicketSum } from '@/components/tickets/ticket-sum';
import { ButtonLink } from '@/components/ui/button';
import { depositChoices, readLinkedNames } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { ownClaimsPath } from './own-claims-path';

/** The form of a deposit, where a draw takes any, then the prizes that wait for the viewer, and the viewer's own deposits. */
export async function OwnDeposits() {
  const t = await getTranslations('claimPages.deposit');
  const [choices, deposits, prizes] = await Promise.all([
    depositChoices(),
    listOwnClaims('deposit'),
    listOwnClaims('prize'),
  ]);
  const waiting = prizes?.claims.filter(asksOwner) ?? [];
  return (
    <div className="space-y-10">
      {waiting.length > 0 ? (
        <p>
          <ButtonLink href={ownClaimsPath.prize}>{t('prizesWait', { count: waiting.length })}</ButtonLink>
        </p>
      ) : null}
      <FormPanel id="new-deposit" title={t('title')} text={t(choices.length > 0 ? 'text' : 'noDraw')}>
        {choices.length > 0 ? (
          <DepositForm
            choices={choices}
            linked={await readLinkedNames(choices)}
            sum={<TicketSum rules={choices} />}
          />
        ) : null}
      </FormPanel>
      {waiting.length > 0 ? (
        <ClaimList
          kind="prize"
          page={{ claims: waiting, nextCursor: null }}
          path={ownClaimsPath.prize}
          isFirst
        />
      ) : null}
      {deposits ? <ClaimList kind="deposit" page={deposits} path={ownClaimsPath.deposit} isFirst /> : null}
    </div>
  );
}
