import { getTranslations } from 'next-intl/server';
import { ClaimList } from '@/components/claims/claim-list';
import { DepositForm } from '@/components/claims/deposit-form';
import { FormPanel } from '@/components/claims/form-panel';
import { depositChoices, readLinkedNames } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { ownClaimsPath } from './own-claims-path';

/** The form of a deposit, where a draw takes any, the viewer's own ones, and the prizes that wait for the viewer. */
export async function OwnDeposits() {
  const t = await getTranslations('claimPages.deposit');
  const [choices, deposits, prizes] = await Promise.all([
    depositChoices(),
    listOwnClaims('deposit'),
    listOwnClaims('prize'),
  ]);
  return (
    <div className="space-y-10">
      {prizes && prizes.claims.length > 0 ? (
        <ClaimList kind="prize" page={prizes} path={ownClaimsPath.prize} isFirst />
      ) : null}
      <FormPanel id="new-deposit" title={t('title')} text={t(choices.length > 0 ? 'text' : 'noDraw')}>
        {choices.length > 0 ? (
          <DepositForm choices={choices} linked={await readLinkedNames(choices)} />
        ) : null}
      </FormPanel>
      {deposits ? <ClaimList kind="deposit" page={deposits} path={ownClaimsPath.deposit} isFirst /> : null}
    </div>
  );
}
