'use client';

import { useTranslations } from 'next-intl';
import { CopyText } from '@/components/ui/copy-text';

interface ShownOnceProps {
  readonly code: string;
}

/** A code that was just made, to be taken along now. */
export function ShownOnce({ code }: ShownOnceProps) {
  const t = useTranslations('redeemCodesOwn');
  return (
    <div role="status" className="grid gap-3 rounded-card border border-green/35 bg-green/10 p-4">
      <p className="font-semibold">{t('made')}</p>
      <CopyText text={code} label={t('code')} />
      <p className="text-sm text-text-2">{t('once')}</p>
    </div>
  );
}
