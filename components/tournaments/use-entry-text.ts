'use client';

import { useTranslations } from 'next-intl';
import type { OwnTournamentEntryWire } from '@/contract/tournaments';
import type { Own } from '@/lib/browser/use-own';

/** How the viewer stands to a tournament, in one sentence. */
export function useEntryText(viewer: Own<OwnTournamentEntryWire>, isOver: boolean): string {
  const t = useTranslations('tournamentOwn');
  if (viewer.who === 'guest') return t(isOver ? 'closed' : 'guest');
  if (viewer.who !== 'member') return t('loading');
  if (viewer.own === null) return t('failed');
  const { entry } = viewer.own;
  if (entry === null) return t(isOver ? 'over' : 'none');
  const { state, number, ahead } = entry;
  return t(`states.${state}`, { number, ahead: ahead ?? 0 });
}
