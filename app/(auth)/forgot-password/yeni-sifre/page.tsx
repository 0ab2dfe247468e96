import { getTranslations } from 'next-intl/server';
import { AuthPanel } from '@/components/auth/auth-panel';
import { ResetForm } from '@/components/auth/reset-form';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('resetPassword');

/** GET /forgot-password/yeni-sifre: where a mailed link leads; open to members, too, who may have forgotten what they logged in with. */
export default async function ResetPasswordPage() {
  const t = await getTranslations('auth.titles');
  return (
    <AuthPanel title={t('reset')} needsScript>
      <ResetForm />
    </AuthPanel>
  );
}
