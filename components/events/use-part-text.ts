'use client';

import { useTranslations } from 'next-intl';
import type { OwnEventPartWire } from '@/contract/events';
import type { Own } from '@/lib/browser/use-own';

/** How the viewer stands to an event, in a sentence or two; `fullAt` is how many have their places where none is free. */
export function usePartText(viewer: Own<OwnEventPartWire>, fullAt: number | null): string {
  const t = useTranslations('eventOwn');
  const full = fullAt === null ? null : t('full', { capacity: fullAt });
  if (viewer.who !== 'member') return viewer.who === 'guest' ? (full ?? t('guest')) : t('loading');
  if (viewer.own === null) return t('failed');
  const { participation, entries, entries_left: left, can_submit: canSubmit, checks } = viewer.own;
  if (full !== null && viewer.own.can_join && participation === null) return full;
  if (participation === null && checks?.some(({ is_met }) => !is_met)) return t('unmet');
  if (participation?.state === 'waitlist') return t('waitlist', { ahead: participation.ahead ?? 0 });
  const first = participation || entries.length > 0 ? t('joined') : t('none');
  if (canSubmit) return `${first} ${t('left', { count: left })}`;
  return left === 0 ? `${first} ${t('noneLeft')}` : first;
}
