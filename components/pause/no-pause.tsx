import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** What stands where this account cannot be paused: whose accounts can, and who else helps. */
export function NoPause({ help }: { readonly help: ReactNode }) {
  const t = useTranslations('pause.none');
  return (
    <section className="max-w-2xl rounded-panel border border-line bg-surface p-6">
      <h2 className="font-display text-lg font-semibold">{t('title')}</h2>
      <p className="mt-2 leading-relaxed text-text-2">{t('text')}</p>
      <p className="mt-4 leading-relaxed">{help}</p>
    </section>
  );
}
