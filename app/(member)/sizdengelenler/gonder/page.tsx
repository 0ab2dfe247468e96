import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { CursorProps } from '@/app/_components/cursor-props';
import { RenewSession } from '@/components/auth/renew-session';
import { ClaimList } from '@/components/claims/claim-list';
import { FormPanel } from '@/components/claims/form-panel';
import { WinForm } from '@/components/claims/win-form';
import { PageTitle } from '@/components/ui/page-title';
import { linkedNames, sponsorChoices } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUserWith } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { extraPages } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('submitWin');

/** GET /sizdengelenler/gonder: the viewer's own wins, first the form; rendered per request, asks for itself who is there (D12). */
export default async function SubmitWinPage({ params }: CursorProps) {
  const { cursor } = await params;
  const { path } = extraPages.submitWin;
  const isFirst = cursor === undefined;
  const known = await requireUserWith(listPage(path, cursor), () => listOwnClaims('win', cursor));
  if (!known) return <RenewSession />;
  const [, claims] = known;
  const t = await getTranslations('pages.submitWin');
  if (!claims && !isFirst) notFound();
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <div className="space-y-10">
        {isFirst ? <NewWin /> : null}
        {claims ? <ClaimList kind="win" page={claims} path={path} isFirst={isFirst} /> : null}
      </div>
    </>
  );
}

async function NewWin() {
  const t = await getTranslations('claimPages.win');
  const [sponsors, linked] = await Promise.all([sponsorChoices(), linkedNames()]);
  return (
    <FormPanel id="new-win" title={t('title')} text={t('text')}>
      <WinForm sponsors={sponsors} linked={linked} />
    </FormPanel>
  );
}
