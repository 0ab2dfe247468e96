'use client'; // The clipboard is the browser's.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from './icon';

interface CopyTextProps {
  readonly text: string;
  /** What the text is, for who cannot see where it stands. */
  readonly label: string;
}

/** A short text, or lines of one, to be used elsewhere, with a button that copies it. It can be selected as a whole where there is no clipboard. */
export function CopyText({ text, label }: CopyTextProps) {
  const t = useTranslations('dialogs');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div className="flex items-stretch overflow-hidden rounded-card border border-line-strong bg-bg">
      <output
        aria-label={label}
        className="max-h-64 min-w-0 grow overflow-y-auto px-4 py-3 font-mono text-base break-all whitespace-pre-line tabular-nums select-all"
      >
        {text}
      </output>
      <button
        type="button"
        onClick={copy}
        aria-label={`${t(isCopied ? 'copied' : 'copy')}: ${label}`}
        className="flex min-w-24 shrink-0 items-center justify-center gap-2 border-l border-line-strong px-4 text-sm font-semibold text-text-2 hover:bg-surface-2 hover:text-text focus-visible:-outline-offset-2"
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        {t(isCopied ? 'copied' : 'copy')}
      </button>
    </div>
  );
}
