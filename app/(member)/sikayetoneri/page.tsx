import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { CursorProps } from '@/app/_components/cursor-props';
import { RenewSession } from '@/components/auth/renew-session';
import { CaseList } from '@/components/claims/case-list';
import { ClaimList } from '@/components/claims/claim-list';
import { ComplaintForm } from '@/components/claims/complaint-form';
import { FormPanel } from '@/components/claims/form-panel';
import { PageTitle } from '@/components/ui/page-title';
import { complaintDepartments, complaintTypes } from '@/contract/claim-inputs';
import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { sponsorChoices } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUserWith } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('complaints');

/** GET /sikayetoneri: the viewer's cases, first the form that opens one; rendered per request, asks for itself who is there (D12). */
export default async function ComplaintsPage({ params }: CursorProps) {
  const { cursor } = await params;
  const isFirst = cursor === undefined;
  const path = listPage(routes.complaints.path, cursor);
  const known = await requireUserWith(path, () => listOwnClaims('complaint', cursor));
  if (!known) return <RenewSession />;
  const [, cases] = known;
  const t = await getTranslations('pages.complaints');
  if (!cases && !isFirst) notFound();
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <div className="space-y-10">
        {cases ? <CaseList page={cases} isFirst={isFirst} /> : null}
        {isFirst ? <OwnObjections /> : null}
        {isFirst ? <NewCase /> : null}
      </div>
    </>
  );
}

/** What the viewer objected to on a page of numbers, where there is something. */
async function OwnObjections() {
  const objections = await listOwnClaims('objection');
  if (!objections || objections.claims.length === 0) return null;
  return (
    <ClaimList
      kind="objection"
      page={{ ...objections, nextCursor: null }}
      path={routes.complaints.path}
      isFirst
    />
  );
}

async function NewCase() {
  const t = await getTranslations();
  const types = complaintTypes.map((value) => ({ value, label: t(`claims.types.${value}`) }));
  const departments = complaintDepartments.map((value) => ({
    value,
    label: t(`claims.departments.${value}`),
  }));
  return (
    <FormPanel id="new-case" title={t('claimPages.complaint.title')} text={t('claimPages.complaint.text')}>
      <ComplaintForm
        types={types}
        departments={departments}
        sponsors={await sponsorChoices()}
        captchaSiteKey={captchaSiteKey()}
      />
    </FormPanel>
  );
}
