import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/routes';

interface LoginLineProps {
  readonly text: string;
}

/** What a guest finds in the place of a form: the way to log in, and beside it why, in the room of a button. */
export function LoginLine({ text }: LoginLineProps) {
  const t = useTranslations('pointsOwn');
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Link
        href={routes.login.path}
        prefetch={false}
        data-auth-dialog="login"
        className={`shrink-0 ${buttonClass('secondary')}`}
      >
        {t('login')}
      </Link>
      <p className="min-w-0 text-sm text-text-2">{text}</p>
    </div>
  );
}
