import { useTranslations } from 'next-intl';
import type { OwnEmailWire } from '@/contract/email';
import { formatDateTime } from '@/lib/format/dates';
import { EmailForm } from './email-form';

interface EmailSectionProps {
  readonly email: OwnEmailWire;
}

/** The account's address, the one that waits for its link to be opened, and the way to another one where mails go out. */
export function EmailSection({ email: { email, pending, can_change } }: EmailSectionProps) {
  const t = useTranslations('security');
  return (
    <section className="rounded-panel border border-line bg-surface p-6">
      <h2 className="font-display text-lg font-semibold">{t('emailTitle')}</h2>
      <p className="mt-2 break-all font-medium">{email}</p>
      {pending ? (
        <p role="status" className="mt-4 rounded-card border border-line-strong px-4 py-3 leading-relaxed">
          {t.rich('emailPending', {
            email: pending.email,
            time: formatDateTime(pending.expires_at) ?? '',
            b: (text) => <strong className="break-all">{text}</strong>,
          })}
        </p>
      ) : null}
      <p className="mt-2 mb-5 text-sm leading-relaxed text-text-2">
        {t(can_change ? 'emailText' : 'noMail')}
      </p>
      {can_change ? <EmailForm /> : null}
    </section>
  );
}
