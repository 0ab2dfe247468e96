'use client'; // How often a rule has counted for the viewer only the viewer's own browser may know.

import { useTranslations } from 'next-intl';
import { useOwn } from '@/lib/browser/use-own';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { type OwnEarnings, ownEarningsPath } from './own-earnings';

interface OwnTimesProps {
  readonly ruleKey: string;
  readonly capDay: number | null;
  readonly capTotal: number | null;
  readonly cooldownH: number | null;
}

const hourMs = 3_600_000;

/** What a rule has brought a member, how much of its limit is used, and whether it counts now; nothing for a guest. */
export function OwnTimes({ ruleKey, capDay, capTotal, cooldownH }: OwnTimesProps) {
  const t = useTranslations('pointsOwn');
  const state = useOwn<OwnEarnings>(ownEarningsPath);
  if (state.who !== 'member' || state.own === null) return null;
  const rule = state.own.rules.find(({ key }) => key === ruleKey);
  const [used, cap] =
    capTotal === null ? [rule?.times_today ?? 0, capDay] : [rule?.times_total ?? 0, capTotal];
  const isToday = capDay === null || (rule?.times_today ?? 0) < capDay;
  const isOpen = isToday && (cap === null || used < cap);
  const nextMs = rule?.last_at && cooldownH ? Date.parse(rule.last_at) + cooldownH * hourMs : 0;
  const next = nextMs > Date.now() ? formatDateTime(new Date(nextMs).toISOString()) : null;
  const amount = rule?.amount_total ?? 0;
  return (
    <>
      {cap === null ? null : (
        <span className={used >= cap ? 'font-semibold text-green' : 'font-semibold text-text-2'}>
          {capTotal === null ? t('today', { used, cap }) : t('total', { used, cap })}
        </span>
      )}
      {cap !== null && isOpen ? (
        <span>{next === null ? t('ready') : t('readyAt', { time: next })}</span>
      ) : null}
      {amount > 0 ? (
        <span className="text-gold-bright tabular-nums">{t('earned', { amount: formatCoins(amount) })}</span>
      ) : null}
    </>
  );
}
