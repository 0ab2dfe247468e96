'use client'; // It leads back to the page on which it stands.

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { loginRoute } from '@/lib/browser/next-path';

interface LoginLineProps {
  readonly text: string;
}

/** What a guest finds in the place of a form: the way to log in, and beside it why, in the room of a button. */
export function LoginLine({ text }: LoginLineProps) {
  const t = useTranslations('pointsOwn');
  const here = usePathname();
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Link
        href={loginRoute(here)}
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
