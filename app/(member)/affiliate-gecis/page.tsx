import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { AffiliateForm } from '@/components/claims/affiliate-form';
import { ClaimList } from '@/components/claims/claim-list';
import { FormPanel } from '@/components/claims/form-panel';
import { PageTitle } from '@/components/ui/page-title';
import { linkedNames, sponsorChoices } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('affiliateChange');

/** GET /affiliate-gecis: the form and the viewer's own requests; rendered per request, asks for itself who is there (D12). */
export default async function AffiliateChangePage() {
  const user = await requireUser(routes.affiliateChange.path);
  if (!user) return <RenewSession />;
  const t = await getTranslations();
  const [sponsors, linked, claims] = await Promise.all([
    sponsorChoices(),
    linkedNames(),
    listOwnClaims('affiliate'),
  ]);
  return (
    <>
      <PageTitle title={t('pages.affiliateChange.title')} text={t('pages.affiliateChange.description')} />
      <div className="space-y-10">
        <FormPanel
          id="new-change"
          title={t('claimPages.affiliate.title')}
          text={t('claimPages.affiliate.text')}
        >
          <AffiliateForm sponsors={sponsors} linked={linked} email={user.email} />
        </FormPanel>
        {claims ? (
          <ClaimList kind="affiliate" page={claims} path={routes.affiliateChange.path} isFirst />
        ) : null}
      </div>
    </>
  );
}
