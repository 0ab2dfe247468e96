import { useTranslations } from 'next-intl';
import { AuthPanel } from '@/components/auth/auth-panel';
import { RegisterForm } from '@/components/auth/register-form';
import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('register');

/** GET /register: prerendered; the middleware sends members home (D7). */
export default function RegisterPage() {
  const t = useTranslations('auth.titles');
  return (
    <AuthPanel title={t('register')} needsScript>
      <RegisterForm captchaSiteKey={captchaSiteKey()} />
    </AuthPanel>
  );
}
