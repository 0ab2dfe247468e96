import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/routes';

interface LoginLineProps {
  readonly text: string;
}

/** What a guest finds in the place of a form: why to log in, and the way. */
export function LoginLine({ text }: LoginLineProps) {
  const t = useTranslations('pointsOwn');
  return (
    <>
      <Link
        href={routes.login.path}
        prefetch={false}
        data-auth-dialog="login"
        className={buttonClass('secondary')}
      >
        {t('login')}
      </Link>
      <p className="text-sm text-text-2">{text}</p>
    </>
  );
}
