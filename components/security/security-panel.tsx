import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { OwnEmailWire } from '@/contract/email';
import type { SessionWire } from '@/contract/passwords';
import type { OwnFactorWire } from '@/contract/second-factor';
import { EmailSection } from './email-section';
import { EndSession } from './end-session';
import { FactorSection } from './factor-section';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

interface SecurityPanelProps {
  /** Null where the upstream changes no address. */
  readonly email: OwnEmailWire | null;
  /** Null where the upstream has no such list. */
  readonly sessions: readonly SessionWire[] | null;
  /** Null for members, and where the upstream knows none. */
  readonly factor: OwnFactorWire | null;
}

/** The password, the address and the living logins of a member. */
export async function SecurityPanel({ email, sessions, factor }: SecurityPanelProps) {
  const [t, { securityOwn }] = await Promise.all([getTranslations('security'), getMessages()]);
  return (
    <MoreMessages messages={{ securityOwn }}>
      <div className="grid items-start gap-5 lg:grid-cols-[26rem_1fr]">
        <div className="grid gap-5">
          {factor ? <FactorSection factor={factor} /> : null}
          <section className="rounded-panel border border-line bg-surface p-6">
            <h2 className="font-display text-lg font-semibold">{t('passwordTitle')}</h2>
            <p className="mt-2 mb-5 text-sm leading-relaxed text-text-2">{t('passwordText')}</p>
            <PasswordForm />
          </section>
          {email ? <EmailSection email={email} /> : null}
        </div>
        {sessions ? (
          <section className="rounded-panel border border-line bg-surface p-6">
            <h2 className="font-display text-lg font-semibold">{t('sessionsTitle')}</h2>
            <p className="mt-2 text-sm leading-relaxed text-text-2">{t('sessionsText')}</p>
            <SessionList sessions={sessions} />
            <div className="mt-4 flex flex-wrap gap-3">
              {sessions.length > 1 ? <EndSession which="others" /> : null}
              <EndSession which="all" />
            </div>
          </section>
        ) : null}
      </div>
    </MoreMessages>
  );
}
