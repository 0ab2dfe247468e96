import { getMessages, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { MoreMessages } from '@/components/ui/more-messages';
import { getOwnKick } from '@/lib/data/kick';
import { getVerification } from '@/lib/data/verification';
import { KickCard } from './kick-card';
import type { PanelProps } from './panel-props';
import { PhoneStep } from './phone-step';
import { TelegramStep } from './telegram-step';
import { VerificationCard } from './verification-card';

/** Both verifications, and the account at Kick: where they stand and how each is done. */
export async function VerifyPanel({ user }: PanelProps) {
  const t = await getTranslations('account');
  const { verifyOwn } = await getMessages();
  const [verification, kick] = await Promise.all([getVerification(), getOwnKick()]);
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
        <KickCard kick={kick} />
      </div>
    </MoreMessages>
  );
}
