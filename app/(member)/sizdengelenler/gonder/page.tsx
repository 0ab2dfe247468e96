import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { ClaimList } from '@/components/claims/claim-list';
import { FormPanel } from '@/components/claims/form-panel';
import { WinForm } from '@/components/claims/win-form';
import { PageTitle } from '@/components/ui/page-title';
import { linkedNames, sponsorChoices } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUser } from '@/lib/data/require-user';
import { extraPages } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('submitWin');

/** GET /sizdengelenler/gonder: the form of a win and the viewer's own ones; rendered per request, asks for itself who is there (D12). */
export default async function SubmitWinPage() {
  const user = await requireUser(extraPages.submitWin.path);
  if (!user) return <RenewSession />;
  const t = await getTranslations();
  const [sponsors, linked, claims] = await Promise.all([
    sponsorChoices(),
    linkedNames(),
    listOwnClaims('win'),
  ]);
  return (
    <>
      <PageTitle title={t('pages.submitWin.title')} text={t('pages.submitWin.description')} />
      <div className="space-y-10">
        <FormPanel id="new-win" title={t('claimPages.win.title')} text={t('claimPages.win.text')}>
          <WinForm sponsors={sponsors} linked={linked} />
        </FormPanel>
        {claims ? <ClaimList kind="win" page={claims} path={extraPages.submitWin.path} isFirst /> : null}
      </div>
    </>
  );
}
