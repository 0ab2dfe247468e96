'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/lib/browser/toast';

interface PromotionCodeProps {
  readonly code: string;
}

/** A promotion code as a coupon stub; a press copies it. The code can be selected where there is no clipboard. */
export function PromotionCode({ code }: PromotionCodeProps) {
  const t = useTranslations('sponsors');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const wasCopied = await writeClipboard(code);
    setCopied(wasCopied);
    showToast(wasCopied ? 'success' : 'error', t(wasCopied ? 'copied' : 'copyFailed'));
  };
  return (
    <div className="sponsor-code">
      <p>
        <span className="sr-only">{t('code')}: </span>
        <span className="font-display font-semibold tracking-wide select-all">{code}</span>
      </p>
      <button type="button" aria-label={t('copy', { code })} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={18} className={isCopied ? 'text-green' : ''} />
      </button>
    </div>
  );
}

/** Browsers refuse the clipboard outside secure contexts and without permission. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
