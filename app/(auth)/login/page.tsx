import { useTranslations } from 'next-intl';
import { AuthPanel } from '@/components/auth/auth-panel';
import { LoginForm } from '@/components/auth/login-form';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('login');

/** GET /login: prerendered; the middleware sends members home (D7). */
export default function LoginPage() {
  const t = useTranslations('auth.titles');
  return (
    <AuthPanel title={t('login')} needsScript>
      <LoginForm />
    </AuthPanel>
  );
}
