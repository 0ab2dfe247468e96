import { PhoneCheck } from '@/components/auth/phone-check';
import { TelegramCheck } from '@/components/auth/telegram-check';
import { AvatarPrompt } from '@/components/avatar/avatar-prompt';
import type { AvatarChoice } from '@/lib/data/main';

/** What is asked of the site for its members. */
export interface MemberChecksProps {
  readonly avatars: readonly AvatarChoice[];
  readonly smsRequired: boolean;
  readonly telegramRequired: boolean;
}

/** What the site asks of a member: a picture, a number, a Telegram account. */
export function MemberChecks({ avatars, smsRequired, telegramRequired }: MemberChecksProps) {
  return (
    <>
      <AvatarPrompt avatars={avatars} />
      <PhoneCheck smsRequired={smsRequired} />
      <TelegramCheck telegramRequired={telegramRequired} />
    </>
  );
}
