import { useTranslations } from 'next-intl';
import type { VerificationWire } from '@/contract/verification';
import { TelegramLink } from './telegram-link';
import { TelegramUnlink } from './telegram-unlink';

interface TelegramStepProps {
  readonly telegram: VerificationWire['telegram'];
}

/** What can be done about Telegram now: the linked account and the way out, the way to link one, or that there is no bot to do it. */
export function TelegramStep({ telegram }: TelegramStepProps) {
  const t = useTranslations('account.verifyState');
  if (telegram.verified_at) {
    return (
      <>
        {telegram.name ? <p className="mt-4 text-sm">{t('linked', { name: `@${telegram.name}` })}</p> : null}
        <TelegramUnlink />
      </>
    );
  }
  if (!telegram.can_link || !telegram.bot) return <p className="mt-4 text-sm text-text-2">{t('noBot')}</p>;
  return <TelegramLink bot={telegram.bot} botId={telegram.bot_id} />;
}
