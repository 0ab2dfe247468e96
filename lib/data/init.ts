import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { isOn } from '@/contract/is-on';
import { type NumberForm, toNumberForm } from '@/contract/number-form';
import type { initAnswerSchema } from '@/contract/site';
import { env } from '@/lib/env';
import { readInit } from '@/lib/upstream/read-init';

/** The settings of GET /init. `css` is as the operator wrote it: unsafe until sanitised (D20). */
export interface Init {
  /** Base of the pictures where /main names none; '' is the site itself. */
  readonly cdnUrl: string;
  readonly currentUrl: string | null;
  readonly css: string;
  readonly smsRequired: boolean;
  readonly telegramRequired: boolean;
  readonly numberForm: NumberForm;
}

type InitAnswer = z.infer<typeof initAnswerSchema>;

/** What a production build shows while the upstream is down, and what stands for an upstream that refuses to tell. */
const unavailable: InitAnswer = { status: false, data: {} };

/** The parsed answer of GET /init as the upstream gives it, for the handler that mirrors it; throws `UpstreamError` where it was never known. */
export async function readInitAnswer(): Promise<InitAnswer> {
  try {
    return (await readInit()) ?? unavailable;
  } catch (error) {
    if (env().NEXT_PHASE === 'phase-production-build') return unavailable;
    throw error;
  }
}

/** The settings, last known ones while the upstream is down; throws `UpstreamError` where they were never known. */
export const getInit = cache(async (): Promise<Init> => {
  const { data } = await readInitAnswer();
  return {
    cdnUrl: data.cdn_url ?? '',
    currentUrl: data.current_url || null,
    css: data.setting?.css ?? '',
    smsRequired: isOn(data.setting?.login_sms_required),
    telegramRequired: isOn(data.setting?.login_telegram_required),
    numberForm: toNumberForm(data.setting?.number_format),
  };
});
