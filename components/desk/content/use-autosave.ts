'use client';

import { useEffect, useRef, useState } from 'react';
import { sendDesk } from '@/lib/browser/send-desk';
import type { FormValues } from './content-field';

/** How an autosave stands: nothing to keep, on its way, kept at a time, or failed. */
export type Kept =
  | { readonly state: 'idle' | 'keeping' | 'failed' }
  | { readonly state: 'kept'; readonly at: number; readonly values: FormValues };

interface Autosave {
  readonly path: `/api/${string}`;
  readonly values: FormValues;
  readonly version: number;
  /** Whether there is something that is not stored. */
  readonly isDirty: boolean;
}

/** How long nobody types before the draft is kept, in milliseconds. */
const restMs = 1200;

/** Keeps what a form has by now as its writer's own draft, a moment after the last key; one at a time, the latest last. */
export function useAutosave({ path, values, version, isDirty }: Autosave): Kept {
  const [kept, setKept] = useState<Kept>({ state: 'idle' });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!isDirty) return;
    let isOver = false;
    const keep = async () => {
      if (isOver) return;
      setKept({ state: 'keeping' });
      const sent = await sendDesk('PATCH', path, { body: { values, version } });
      if (!isOver) setKept(sent.ok ? { state: 'kept', at: Date.now(), values } : { state: 'failed' });
    };
    const timer = setTimeout(() => {
      last.current = last.current.then(keep);
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, values, version, isDirty]);
  return kept;
}
