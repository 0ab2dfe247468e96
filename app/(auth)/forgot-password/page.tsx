import { getTranslations } from 'next-intl/server';
import { AuthPanel } from '@/components/auth/auth-panel';
import { ForgotPanel } from '@/components/auth/forgot-panel';
import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { getSite } from '@/lib/data/site';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('forgotPassword');

/** GET /forgot-password: prerendered; the middleware sends members home (D7). */
export default async function ForgotPasswordPage() {
  const [t, { social }] = await Promise.all([getTranslations('auth.titles'), getSite()]);
  return (
    <AuthPanel title={t('forgot')} needsScript>
      <ForgotPanel captchaSiteKey={captchaSiteKey()} social={social} />
    </AuthPanel>
  );
}
