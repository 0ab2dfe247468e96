import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/_components/page-texts';
import { AuthPanel } from '@/components/auth/auth-panel';
import { ResetForm } from '@/components/auth/reset-form';
import { formNamespaces } from '@/lib/i18n/client-namespaces';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('resetPassword');

/** GET /forgot-password/yeni-sifre: where a mailed link leads; not among the guest pages, because a member may have forgotten the password, too. */
export default async function ResetPasswordPage() {
  const t = await getTranslations('auth.titles');
  return (
    <AuthPanel title={t('reset')} needsScript>
      <PageTexts of={formNamespaces}>
        <ResetForm />
      </PageTexts>
    </AuthPanel>
  );
}
