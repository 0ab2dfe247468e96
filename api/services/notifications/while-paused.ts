import { isNotificationKind, type NotificationKind, notificationKinds } from '@/contract/notifications';

/** What calls nobody to take part: it says that a prize waits for where it goes. */
const prizes: readonly NotificationKind[] = ['contest_prize', 'board_prize'];

/**
 * What a paused member is told (ADR 190): what concerns the account's safety as ever (`tell`); what became of something of their own is
 * kept, read already and unmailed, for whoever looks (`keep`); what calls to contests is not even kept (`drop`).
 */
export function whilePaused(kind: NotificationKind): 'tell' | 'keep' | 'drop' {
  const group = notificationKinds[kind];
  if (group === 'account') return 'tell';
  return group === 'contests' && !prizes.includes(kind) ? 'drop' : 'keep';
}

/** Whether what waits to go out is kept back: a paused member gets what concerns the account's safety alone; a kind of a newer program is not that. */
export function isHeldBack({
  kind,
  pause,
}: {
  readonly kind: string;
  readonly pause: object | null;
}): boolean {
  return pause !== null && !(isNotificationKind(kind) && whilePaused(kind) === 'tell');
}
