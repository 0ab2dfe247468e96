'use client';

import { useTranslations } from 'next-intl';
import { CopyText } from '@/components/ui/copy-text';

interface ShownOnceProps {
  readonly codes: readonly string[];
}

/** Codes that were just made, one a line, to be taken along now. */
export function ShownOnce({ codes }: ShownOnceProps) {
  const t = useTranslations('desk.codes.own');
  const isOne = codes.length === 1;
  return (
    <div role="status" className="grid gap-3 rounded-card border border-green/35 bg-green/10 p-4">
      <p className="font-semibold">{isOne ? t('made') : t('madeMany', { count: codes.length })}</p>
      <CopyText text={codes.join('\n')} label={t('code')} />
      <p className="text-sm text-text-2">{t(isOne ? 'once' : 'onceMany')}</p>
    </div>
  );
}
