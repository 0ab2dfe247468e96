import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/_components/page-texts';
import { AuthPanel } from '@/components/auth/auth-panel';
import { ConfirmEmailForm } from '@/components/auth/confirm-email-form';
import { formNamespaces } from '@/lib/i18n/client-namespaces';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('confirmEmail');

/** GET /eposta-onayi: where the link in the mail to a new address leads, in whatever browser it is opened. */
export default async function ConfirmEmailPage() {
  const t = await getTranslations('auth.titles');
  return (
    <AuthPanel title={t('confirmEmail')} needsScript>
      <PageTexts of={formNamespaces}>
        <ConfirmEmailForm />
      </PageTexts>
    </AuthPanel>
  );
}
