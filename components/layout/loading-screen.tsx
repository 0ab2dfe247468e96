'use client';

import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';

/** The full-screen indicator, for the one case in which the site's main data is truly missing (D17). */
export function LoadingScreen() {
  const t = useTranslations('loading');
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-bg"
    >
      <Coin size={56} className="animate-shimmer" />
      <p className="text-text-2">{t('text')}</p>
    </div>
  );
}
