import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { CaseList } from '@/components/claims/case-list';
import { ComplaintForm } from '@/components/claims/complaint-form';
import { FormPanel } from '@/components/claims/form-panel';
import { PageTitle } from '@/components/ui/page-title';
import { complaintDepartments, complaintTypes } from '@/contract/claim-inputs';
import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { sponsorChoices } from '@/lib/data/claim-choices';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('complaints');

/** GET /sikayetoneri: the viewer's cases and the form that opens one; rendered per request, asks for itself who is there (D12). */
export default async function ComplaintsPage() {
  const user = await requireUser(routes.complaints.path);
  if (!user) return <RenewSession />;
  const t = await getTranslations();
  const [sponsors, cases] = await Promise.all([sponsorChoices(), listOwnClaims('complaint')]);
  const types = complaintTypes.map((value) => ({ value, label: t(`claims.types.${value}`) }));
  const departments = complaintDepartments.map((value) => ({
    value,
    label: t(`claims.departments.${value}`),
  }));
  return (
    <>
      <PageTitle title={t('pages.complaints.title')} text={t('pages.complaints.description')} />
      <div className="space-y-10">
        {cases ? <CaseList page={cases} isFirst /> : null}
        <FormPanel
          id="new-case"
          title={t('claimPages.complaint.title')}
          text={t('claimPages.complaint.text')}
        >
          <ComplaintForm
            types={types}
            departments={departments}
            sponsors={sponsors}
            captchaSiteKey={captchaSiteKey()}
          />
        </FormPanel>
      </div>
    </>
  );
}
