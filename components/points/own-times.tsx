'use client'; // How often a rule has counted for the viewer only the viewer's own browser may know.

import { useTranslations } from 'next-intl';
import { useOwn } from '@/lib/browser/use-own';
import { type OwnEarnings, ownEarningsPath } from './own-earnings';

interface OwnTimesProps {
  readonly ruleKey: string;
  readonly capDay: number | null;
  readonly capTotal: number | null;
}

/** How much of a limit a member has used; nothing for a guest, and where there is no limit. */
export function OwnTimes({ ruleKey, capDay, capTotal }: OwnTimesProps) {
  const t = useTranslations('pointsOwn');
  const state = useOwn<OwnEarnings>(ownEarningsPath);
  if (state.who !== 'member' || state.own === null) return null;
  const rule = state.own.rules.find(({ key }) => key === ruleKey);
  const [used, cap] =
    capTotal === null ? [rule?.times_today ?? 0, capDay] : [rule?.times_total ?? 0, capTotal];
  if (cap === null) return null;
  const text = capTotal === null ? t('today', { used, cap }) : t('total', { used, cap });
  return (
    <span className={used >= cap ? 'font-semibold text-green' : 'font-semibold text-text-2'}>{text}</span>
  );
}
