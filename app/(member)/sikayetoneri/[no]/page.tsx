import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { OwnClaim } from '@/components/claims/own-claim';
import { PageTitle } from '@/components/ui/page-title';
import { SoftLink } from '@/components/ui/soft-link';
import { findOwnClaim } from '@/lib/data/claims';
import { requireUserWith } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('complaints');

/** GET /sikayetoneri/{no}: one of the viewer's own cases with everything said in it; another's is 404. Rendered per request (D12). */
export default async function CasePage({ params }: PageProps<'/sikayetoneri/[no]'>) {
  const { no } = await params;
  const known = await requireUserWith(routes.complaints.path, () => findOwnClaim('complaint', no));
  if (!known) return <RenewSession />;
  const [, claim] = known;
  if (!claim) notFound();
  const t = await getTranslations('claims');
  const { type, department } = claim.details;
  const about = [t(`types.${type as 'complaint'}`), t(`departments.${department as 'other'}`)].join(' · ');
  return (
    <>
      <p className="mb-4 text-sm">
        <SoftLink href={routes.complaints.path} className="text-text-2 underline underline-offset-4">
          {t('backToCases')}
        </SoftLink>
      </p>
      <PageTitle title={t('caseTitle', { no: claim.id })} text={about} />
      <OwnClaim claim={claim} heading="h2" />
    </>
  );
}
