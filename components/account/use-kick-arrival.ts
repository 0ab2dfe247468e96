'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showToast } from '@/lib/browser/toast';

const endings = { linked: 'success', taken: 'error', failed: 'error' } as const;

/** Says how a login at Kick ended that led back to this page, once: the word is taken out of the address bar. */
export function useKickArrival(): void {
  const t = useTranslations('verifyOwn.kick');
  useEffect(() => {
    const said = new URLSearchParams(window.location.search).get('kick');
    const ending = (['linked', 'taken', 'failed'] as const).find((one) => one === said);
    if (ending === undefined) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    showToast(endings[ending], t(ending));
  }, [t]);
}
