import { captchaSiteKey } from '@/lib/data/captcha-site-key';
import { getInit } from '@/lib/data/init';
import type { Main } from '@/lib/data/main';
import { listPopups } from '@/lib/data/popups';
import type { Site } from '@/lib/data/site';
import { pathTo } from '@/lib/paths';
import { FloatingParts } from './floating-parts';
import { MainLoading } from './main-loading';

interface IslandsProps {
  readonly main: Main;
  readonly site: Site;
}

/** What floats above every page: small leaves that fetch their weight when they are first needed. */
export async function Islands({ main, site }: IslandsProps) {
  const [init, popups] = await Promise.all([getInit(), listPopups()]);
  const { isLive, stream, social } = site;
  const { smsRequired, telegramRequired } = init;
  return (
    <>
      {main.isKnown ? null : <MainLoading />}
      <FloatingParts
        workerPath={pathTo('serviceWorker')}
        auth={{ captchaSiteKey: captchaSiteKey(), social }}
        checks={{ avatars: main.avatars, smsRequired, telegramRequired }}
        live={{ isLive, stream }}
        popups={popups}
      />
    </>
  );
}
