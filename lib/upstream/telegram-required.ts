import { isOn } from '@/contract/is-on';
import { initAnswerSchema } from '@/contract/site';
import { callUpstream } from './call';
import { nullIfRefused } from './error';
import { readLately } from './read-lately';

/** Whether players must verify Telegram before they write (D9), as /init says; where that was never readable it counts as on (R-UP-11). */
export const isTelegramRequired = readLately(async () => {
  const init = await callUpstream({ method: 'GET', path: '/init', answer: initAnswerSchema }).catch(
    nullIfRefused,
  );
  return isOn(init?.data.setting?.login_telegram_required);
}, true);
