import { getMessages, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MoreMessages } from '@/components/ui/more-messages';
import { getSite } from '@/lib/data/site';
import { getVerification } from '@/lib/data/verification';
import type { PanelProps } from './panel-props';
import { PhoneStep } from './phone-step';
import { TelegramStep } from './telegram-step';
import { VerificationCard } from './verification-card';

/** Both verifications, where they stand and how each is done; who cannot do one is told whom to write to. */
export async function VerifyPanel({ user }: PanelProps) {
  const t = await getTranslations('account');
  const { verifyOwn } = await getMessages();
  const [{ social }, verification] = await Promise.all([getSite(), getVerification()]);
  const contact = social.find(({ network }) => network === 'telegram');
  const canAll = verification?.phone.can_verify === true && verification.telegram.can_link;
  return (
    <MoreMessages messages={{ verifyOwn }}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <VerificationCard
          icon={<Icon name="smartphone" size={24} />}
          title={t('fields.phone')}
          text={t('verifyState.phoneText')}
          isVerified={user.phoneVerified}
        >
          {verification ? <PhoneStep phone={verification.phone} /> : null}
        </VerificationCard>
        <VerificationCard
          icon={<Icon name="send" size={24} />}
          title={t('fields.telegram')}
          text={t('verifyState.telegramText')}
          isVerified={user.telegramVerified}
        >
          {verification ? <TelegramStep telegram={verification.telegram} /> : null}
        </VerificationCard>
      </div>
      {user.isVerified || canAll || !contact ? null : (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="text-text-2">{t('verifyState.how')}</p>
          <a href={contact.url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
            {t('verifyState.contact')}
          </a>
        </div>
      )}
    </MoreMessages>
  );
}
