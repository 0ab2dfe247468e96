'use client';

import { useEffect } from 'react';

/** Asks before a page with changes is left: by the browser's own question, and by ours for links of this site. */
export function useLeaveGuard(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = link?.getAttribute('target') === '_blank' || link?.hasAttribute('download');
      if (!link || isElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (!window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [isDirty, question]);
}
