'use client';

import { useTranslations } from 'next-intl';
import type { OwnEventPartWire } from '@/contract/events';
import type { Own } from '@/lib/browser/use-own';

/** How the viewer stands to an event, in a sentence or two. */
export function usePartText(viewer: Own<OwnEventPartWire>): string {
  const t = useTranslations('eventOwn');
  if (viewer.who !== 'member') return t(viewer.who === 'guest' ? 'guest' : 'loading');
  if (viewer.own === null) return t('failed');
  const { participation, entries, entries_left: left, can_submit: canSubmit } = viewer.own;
  if (participation?.state === 'waitlist') return t('waitlist', { ahead: participation.ahead ?? 0 });
  const first = participation || entries.length > 0 ? t('joined') : t('none');
  if (canSubmit) return `${first} ${t('left', { count: left })}`;
  return left === 0 ? `${first} ${t('noneLeft')}` : first;
}
