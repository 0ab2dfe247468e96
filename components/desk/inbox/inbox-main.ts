import type { InboxItemWire } from '@/contract/desk-inbox';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';

/** The main thing of something of the inbox: the prize, its amount, what is scored, or the name at a site. */
export function inboxMain({ details }: Pick<InboxItemWire, 'details'>): string {
  const { amount, win, x, prize, event, item, tier, subject, site_username: siteName } = details;
  const { currency = 'TRY' } = details;
  if (prize !== undefined) return prize;
  if (amount !== undefined) return formatAmount(amount, currency);
  if (x !== undefined) return formatX(x);
  if (win !== undefined) return formatAmount(win, currency);
  return item ?? tier ?? subject ?? siteName ?? event?.title ?? '';
}
