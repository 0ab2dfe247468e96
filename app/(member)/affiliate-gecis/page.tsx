import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { CursorProps } from '@/app/_components/cursor-props';
import { RenewSession } from '@/components/auth/renew-session';
import { AffiliateForm } from '@/components/claims/affiliate-form';
import { ClaimList } from '@/components/claims/claim-list';
import { FormPanel } from '@/components/claims/form-panel';
import { PageTitle } from '@/components/ui/page-title';
import { linkedNames, sponsorChoices } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUserWith } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('affiliateChange');

/** GET /affiliate-gecis: the viewer's own requests, first the form; rendered per request, asks for itself who is there (D12). */
export default async function AffiliateChangePage({ params }: CursorProps) {
  const { cursor } = await params;
  const { path } = routes.affiliateChange;
  const isFirst = cursor === undefined;
  const known = await requireUserWith(listPage(path, cursor), () => listOwnClaims('affiliate', cursor));
  if (!known) return <RenewSession />;
  const [user, claims] = known;
  const t = await getTranslations('pages.affiliateChange');
  if (!claims && !isFirst) notFound();
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <div className="space-y-10">
        {isFirst ? <NewChange email={user.email} /> : null}
        {claims ? <ClaimList kind="affiliate" page={claims} path={path} isFirst={isFirst} /> : null}
      </div>
    </>
  );
}

async function NewChange(member: Pick<ComponentProps<typeof AffiliateForm>, 'email'>) {
  const t = await getTranslations('claimPages.affiliate');
  const [sponsors, linked] = await Promise.all([sponsorChoices(), linkedNames()]);
  return (
    <FormPanel id="new-change" title={t('title')} text={t('text')}>
      <AffiliateForm sponsors={sponsors} linked={linked} {...member} />
    </FormPanel>
  );
}
