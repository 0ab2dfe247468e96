import { AuthDialogs } from '@/components/auth/auth-dialogs';
import { PhoneCheck } from '@/components/auth/phone-check';
import { SessionKeeper } from '@/components/auth/session-keeper';
import { TelegramCheck } from '@/components/auth/telegram-check';
import { AvatarPrompt } from '@/components/avatar/avatar-prompt';
import { PromoPopup } from '@/components/banner/promo-popup';
import { StreamWidget } from '@/components/stream/stream-widget';
import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { getInit } from '@/lib/data/init';
import type { Main } from '@/lib/data/main';
import { listPopups } from '@/lib/data/popups';
import type { Site } from '@/lib/data/site';
import { LocaleKeeper } from './locale-keeper';
import { MainLoading } from './main-loading';
import { ToastHost } from './toast-host';

interface IslandsProps {
  readonly main: Main;
  readonly site: Site;
}

/** What floats above every page: small leaves that fetch their weight when they are first needed. */
export async function Islands({ main, site }: IslandsProps) {
  const [init, popups] = await Promise.all([getInit(), listPopups()]);
  const { isLive, stream, social } = site;
  return (
    <>
      {main.isKnown ? null : <MainLoading />}
      <LocaleKeeper />
      <ToastHost />
      <SessionKeeper />
      <AuthDialogs captchaSiteKey={captchaSiteKey()} social={social} />
      <AvatarPrompt avatars={main.avatars} />
      <PhoneCheck smsRequired={init.smsRequired} />
      <TelegramCheck telegramRequired={init.telegramRequired} />
      <StreamWidget live={{ isLive, stream }} />
      <PromoPopup popups={popups} />
    </>
  );
}
