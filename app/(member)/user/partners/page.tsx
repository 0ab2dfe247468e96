import { getTranslations } from 'next-intl/server';
import { PartnersPicture } from '@/components/account/partners-picture';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { FormPanel } from '@/components/claims/form-panel';
import { OwnClaim } from '@/components/claims/own-claim';
import { AccountSteps } from '@/components/sponsor-accounts/account-steps';
import { LinkForm } from '@/components/sponsor-accounts/link-form';
import { EmptyState } from '@/components/ui/empty-state';
import { sponsorChoices } from '@/lib/data/claim-choices';
import { requireUserWith } from '@/lib/data/require-user';
import { listLinkedAccounts } from '@/lib/data/sponsor-accounts';
import { userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => sectionMetadata('partners');

/** GET /user/partners: the viewer's accounts at sponsors, and the form that links one more. Rendered per request (D12). */
export default async function PartnersPage() {
  const known = await requireUserWith(userSectionPath('partners'), listLinkedAccounts);
  if (!known) return <RenewSession />;
  const [user, accounts] = known;
  const [t, sponsors] = await Promise.all([getTranslations('partners'), sponsorChoices()]);
  const free = sponsors.filter(({ value }) => !accounts.some(({ sponsor }) => sponsor.slug === value));
  return (
    <SectionFrame section="partners" permission={user.permission}>
      <div className="space-y-8">
        {accounts.length > 0 ? (
          <section aria-label={t('listLabel')} className="space-y-4">
            {accounts.map((account) => (
              <OwnClaim key={account.claim.id} claim={account.claim} heading="h2">
                <AccountSteps account={account} />
              </OwnClaim>
            ))}
          </section>
        ) : (
          <EmptyState picture={<PartnersPicture />} title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {free.length > 0 ? (
          <FormPanel id="link" title={t('linkTitle')} text={t('linkText')}>
            <LinkForm sponsors={free} />
          </FormPanel>
        ) : null}
      </div>
    </SectionFrame>
  );
}
