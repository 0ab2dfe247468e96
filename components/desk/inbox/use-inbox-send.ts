'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { errorTexts } from '@/lib/browser/error-texts';
import { createKeyKeeper } from '@/lib/browser/idempotency-key';
import { type CallError, sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';

/** What the team does in the inbox: one call at a time, each once under its key. A refusal is told, and answered as null. */
export function useInboxSend() {
  const t = useTranslations();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const keys = useRef(createKeyKeeper());

  const send = async <T>(path: `/api/${string}`, body: unknown, refused?: (error: CallError) => void) => {
    // A second press comes before this is drawn again.
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    const idempotencyKey = keys.current.keyFor([path, body]);
    const sent = await sendJson<{ readonly data: T }>('POST', path, body, { idempotencyKey });
    isSending.current = false;
    setBusy(false);
    if (sent.ok) {
      keys.current.forget();
      return sent.data.data;
    }
    refused?.(sent.error);
    const [by] = sent.error.errors?.decided_by ?? [];
    if (by) showToast('warning', t('desk.inbox.decidedBy', { name: by }));
    else showErrors(errorTexts(sent.error, t));
    return null;
  };
  return { send, isBusy };
}
