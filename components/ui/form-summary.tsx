'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

interface FormSummaryProps {
  /** What went wrong, ready to read; nothing is shown while it is empty. A list that says something new takes the focus. */
  readonly texts: readonly string[];
}

/** The summary of a form's errors, above its fields. It has the focus, so it is read out, and stays until all is mended. */
export function FormSummary({ texts }: FormSummaryProps) {
  const t = useTranslations('errors');
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    // What becomes shorter while it is mended leaves the focus in the field.
    const isMended =
      texts.length < before.current.length && texts.every((text) => before.current.includes(text));
    before.current = texts;
    if (texts.length > 0 && !isMended) ref.current?.focus();
  }, [texts]);
  if (texts.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="rounded-card border border-red/40 bg-red/10 px-4 py-3 text-sm text-text"
    >
      {texts.length > 1 ? <p className="mb-1 font-semibold">{t('form')}</p> : null}
      <ul className="grid gap-1">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
