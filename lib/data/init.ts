import 'server-only';
import { cache } from 'react';
import { initAnswerSchema } from '@/contract/site';
import { publicReader } from '@/lib/upstream/read-public';

/** The settings of GET /init. `css` is as the operator wrote it: unsafe until sanitised (D20). */
export interface Init {
  /** Base of the pictures where /main names none; '' is the site itself. */
  readonly cdnUrl: string;
  readonly currentUrl: string | null;
  readonly css: string;
  readonly smsRequired: boolean;
  readonly telegramRequired: boolean;
}

/** The parsed answer of GET /init as the upstream gives it, for the handler that mirrors it. */
export const readInitAnswer = publicReader({
  tag: 'init',
  path: '/init',
  answer: initAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: {} },
});

/** The settings, last known ones while the upstream is down; throws `UpstreamError` where they were never known. */
export const getInit = cache(async (): Promise<Init> => {
  const { data } = await readInitAnswer();
  return {
    cdnUrl: data.cdn_url ?? '',
    currentUrl: data.current_url || null,
    css: data.setting?.css ?? '',
    smsRequired: Boolean(data.setting?.login_sms_required),
    telegramRequired: Boolean(data.setting?.login_telegram_required),
  };
});
