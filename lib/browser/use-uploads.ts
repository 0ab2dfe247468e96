'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { errorTexts } from './error-texts';
import { sendFile, type UploadHandle } from './send-file';

/** A picture on its way, kept, or refused. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** The name under which it is kept; null until then. */
  readonly id: string | null;
  /** Why it was refused. */
  readonly error: string | null;
}

const takenTypes = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5 * 1_048_576;

/**
 * The pictures of a form: each goes up as soon as it is chosen, dropped or pasted, and says how far it is. What cannot be taken is told
 * before it is sent. `clear` forgets them once the form has been sent.
 */
export function useUploads(most: number) {
  const t = useTranslations();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const handles = useRef(new Map<number, UploadHandle>());
  const last = useRef(0);
  useEffect(() => () => abortAll(handles.current), []);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const start = (file: File) => {
    last.current += 1;
    const key = last.current;
    const error = findRefusal(file);
    const text = error ? (errorTexts({ error }, t)[0] ?? null) : null;
    setUploads((all) => [...all, { key, name: file.name, progress: 0, id: null, error: text }]);
    if (error) return;
    const handle = sendFile(file, (progress) => change(key, { progress }));
    handles.current.set(key, handle);
    void handle.sent.then((sent) => {
      if (sent === null) return;
      change(
        key,
        sent.ok ? { id: sent.data.id, progress: 1 } : { error: errorTexts(sent.error, t)[0] ?? null },
      );
    });
  };

  return {
    uploads,
    isSending: uploads.some(({ id, error }) => id === null && error === null),
    ids: uploads.flatMap(({ id }) => (id === null ? [] : [id])),
    add: (files: readonly File[]) => {
      for (const file of files.slice(0, most - uploads.length)) start(file);
    },
    remove: (key: number) => {
      handles.current.get(key)?.abort();
      setUploads((all) => all.filter((one) => one.key !== key));
    },
    clear: () => setUploads([]),
  };
}

function findRefusal({ type, size }: File): 'unsupported_media_type' | 'payload_too_large' | null {
  if (!takenTypes.includes(type)) return 'unsupported_media_type';
  return size > maxBytes ? 'payload_too_large' : null;
}

function abortAll(handles: ReadonlyMap<number, UploadHandle>): void {
  for (const handle of handles.values()) handle.abort();
}
