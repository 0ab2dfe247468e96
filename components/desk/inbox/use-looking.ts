'use client';

import { useEffect, useState } from 'react';
import type { InboxRef } from '@/contract/desk-inbox';
import { sendJson } from '@/lib/browser/send-json';
import { deskCallTo } from '@/lib/desk-calls';

/** How often who looks says so again: twice within the time that it is believed. */
const everyMs = 15_000;

/** Who else has something of the inbox open, and who of them has decided. */
export interface Looking {
  readonly looking: readonly string[];
  readonly held: { readonly by: string; readonly is_own: boolean } | null;
}

/** Says that the viewer has it open while the page is in view, and hears who else has; null until it is known. */
export function useLooking({ kind, id }: InboxRef): Looking | null {
  const [known, setKnown] = useState<{ readonly id: string; readonly looking: Looking } | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const sent = await sendJson<{ readonly data: Looking }>('POST', deskCallTo('deskInboxWatch', kind, id));
      if (sent.ok && !isOver) setKnown({ id, looking: sent.data.data });
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [kind, id]);
  return known?.id === id ? known.looking : null;
}
