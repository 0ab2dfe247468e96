'use client'; // Who looks changes while one looks.

import { useTranslations } from 'next-intl';
import type { InboxRef } from '@/contract/desk-inbox';
import { useLooking } from './use-looking';

/** Who else has the open card open now, and whether one of them has decided; its line is kept free. */
export function InboxLooking({ kind, id }: InboxRef) {
  const t = useTranslations('desk.inbox');
  const known = useLooking({ kind, id });
  const names = known?.looking.join(', ');
  return (
    <p role="status" className="min-h-6 text-sm text-gold">
      {names ? t('looking', { names }) : null}
      {known?.held && !known.held.is_own ? ` ${t('decidedBy', { name: known.held.by })}` : null}
    </p>
  );
}
