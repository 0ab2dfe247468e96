'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/modal';
import type { SocialLink } from '@/lib/data/site';
import type { AuthDialogKind } from './auth-link';
import { ForgotPanel } from './forgot-panel';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

/** Which of them is asked for, and what its forms need. */
export interface AuthDialogProps {
  readonly kind: AuthDialogKind;
  readonly onClose: () => void;
  readonly captchaSiteKey: string | null;
  readonly social: readonly SocialLink[];
}

/** Login, register or the way back to a password as a dialog. A change of kind is a new dialog, first field focused. */
export function AuthDialog({ kind, onClose, captchaSiteKey, social }: AuthDialogProps) {
  const t = useTranslations('auth.titles');
  return (
    <Modal key={kind} open onClose={onClose} title={t(kind)}>
      {kind === 'login' ? <LoginForm /> : null}
      {kind === 'register' ? <RegisterForm captchaSiteKey={captchaSiteKey} /> : null}
      {kind === 'forgot' ? <ForgotPanel captchaSiteKey={captchaSiteKey} social={social} /> : null}
    </Modal>
  );
}
