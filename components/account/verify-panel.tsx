import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getSite } from '@/lib/data/site';
import type { PanelProps } from './panel-props';
import { VerificationCard } from './verification-card';

/** Both verifications and where they stand; who lacks one is told whom to write to. */
export async function VerifyPanel({ user }: PanelProps) {
  const t = await getTranslations('account');
  const { social } = await getSite();
  const telegram = social.find(({ network }) => network === 'telegram');
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <VerificationCard
          icon={<Icon name="smartphone" size={24} />}
          title={t('fields.phone')}
          text={t('verifyState.phoneText')}
          isVerified={user.phoneVerified}
        />
        <VerificationCard
          icon={<Icon name="send" size={24} />}
          title={t('fields.telegram')}
          text={t('verifyState.telegramText')}
          isVerified={user.telegramVerified}
        />
      </div>
      {user.isVerified || !telegram ? null : (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="text-text-2">{t('verifyState.how')}</p>
          <a href={telegram.url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
            {t('verifyState.contact')}
          </a>
        </div>
      )}
    </>
  );
}
