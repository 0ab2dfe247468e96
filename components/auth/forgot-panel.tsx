import { useTranslations } from 'next-intl';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { SocialLink } from '@/lib/data/site';
import { AuthLink } from './auth-link';
import { ForgotForm } from './forgot-form';
import { ForgotHelp } from './forgot-help';

interface ForgotPanelProps {
  readonly captchaSiteKey: string | null;
  readonly social: readonly SocialLink[];
}

/** The way back to a password: by mail, and where no mail comes, whom to write to. */
export function ForgotPanel({ captchaSiteKey, social }: ForgotPanelProps) {
  const t = useTranslations('auth');
  return (
    <div className="grid gap-6">
      <ForgotForm captchaSiteKey={captchaSiteKey} />
      <details className="border-t border-line pt-4">
        <FoldSummary>{t('forgotNoMail')}</FoldSummary>
        <ForgotHelp social={social} />
      </details>
      <p className="text-center text-sm">
        <AuthLink to="login">{t('backToLogin')}</AuthLink>
      </p>
    </div>
  );
}
