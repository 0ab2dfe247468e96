import { useMessages, useTranslations } from 'next-intl';
import type { TimelineItemWire } from '@/contract/desk-member';

/** What a line of the timeline is called, and its state where it has one. A word that this site does not know stands as it came. */
export function useTimelineWords({ kind, what, state }: TimelineItemWire): {
  readonly title: string;
  readonly state: string | null;
} {
  const t = useTranslations('desk.member');
  const { statement, claims, orders, desk } = useMessages();
  const find = (words: Readonly<Record<string, string>>, name: string) => words[name] ?? name;
  const claimState = useTranslations('claims.states');
  if (kind === 'ledger') return { title: find(statement.reasons, what), state: null };
  if (kind === 'order') return { title: t('order'), state: state && find(orders.states, state) };
  if (kind === 'session')
    return { title: t('session'), state: state && find(desk.member.sessionEnds, state) };
  if (kind === 'ticket') return { title: find(desk.member.ticketSources, what), state: state && t('voided') };
  if (kind === 'note') return { title: t('noteOf'), state: null };
  if (kind === 'verification') return { title: find(desk.member.events, what), state: null };
  if (kind === 'decision') return { title: find(desk.audit.actions, what), state: null };
  const known = Object.keys(claims.states).find((name): name is keyof typeof claims.states => name === state);
  return { title: find(claims.kinds, what), state: known ? claimState(known, { kind: what }) : state };
}
