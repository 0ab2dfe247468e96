import { AuthDialogs } from '@/components/auth/auth-dialogs';
import { SessionKeeper } from '@/components/auth/session-keeper';
import { PromoPopup } from '@/components/banner/promo-popup';
import { StreamWidget } from '@/components/stream/stream-widget';
import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { getInit } from '@/lib/data/init';
import type { Main } from '@/lib/data/main';
import { listPopups } from '@/lib/data/popups';
import type { Site } from '@/lib/data/site';
import { pathTo } from '@/lib/paths';
import { LocaleKeeper } from './locale-keeper';
import { MainLoading } from './main-loading';
import { MemberIslands } from './member-islands';
import { ToastHost } from './toast-host';
import { WorkerKeeper } from './worker-keeper';

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
      <WorkerKeeper path={pathTo('serviceWorker')} />
      <ToastHost />
      <SessionKeeper />
      <AuthDialogs captchaSiteKey={captchaSiteKey()} social={social} />
      <MemberIslands
        avatars={main.avatars}
        smsRequired={init.smsRequired}
        telegramRequired={init.telegramRequired}
      />
      <StreamWidget live={{ isLive, stream }} />
      <PromoPopup popups={popups} />
    </>
  );
}
