import { useTranslations } from 'next-intl';
import { LoginButton } from '@/components/ui/login-button';

interface LoginLineProps {
  readonly text: string;
}

/** What a guest finds in the place of a form: the way to log in, and beside it why, in the room of a button. */
export function LoginLine({ text }: LoginLineProps) {
  const t = useTranslations('pointsOwn');
  return (
    <div className="flex min-w-0 items-center gap-4">
      <LoginButton className="shrink-0">{t('login')}</LoginButton>
      <p className="min-w-0 text-sm text-text-2">{text}</p>
    </div>
  );
}
