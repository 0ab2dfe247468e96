import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { VerificationWire } from '@/contract/verification';
import { routes } from '@/lib/routes';
import { PhoneForm } from './phone-form';

interface PhoneStepProps {
  readonly phone: VerificationWire['phone'];
}

/** What can be done about a phone now: the verified number and its change, or the way to verify one. */
export function PhoneStep({ phone }: PhoneStepProps) {
  const t = useTranslations('account.verifyState');
  const isVerified = phone.state === 1;
  return (
    <>
      {isVerified && phone.number ? (
        <p className="mt-4 text-sm tabular-nums">{t('number', { number: phone.number })}</p>
      ) : null}
      {phone.state === 2 ? <p className="mt-4 text-sm text-text-2">{t('recheck')}</p> : null}
      {phone.can_verify ? (
        <PhoneForm
          // Another form once the number is verified: it must not go on asking for the code.
          key={`${phone.state} ${phone.pending?.number ?? ''}`}
          pending={isVerified ? null : phone.pending}
          isChange={isVerified}
        />
      ) : isVerified ? null : (
        <p className="mt-4 text-sm leading-relaxed text-text-2">
          {t.rich('noSms', {
            contact: (text) => (
              <SoftLink
                href={routes.complaints.path}
                className="font-semibold text-text underline underline-offset-4"
              >
                {text}
              </SoftLink>
            ),
          })}
        </p>
      )}
    </>
  );
}
