import type { InboxItemWire } from '@/contract/desk-inbox';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';

/** The main thing of something of the inbox: its amount, what is scored, the prize, or the name at a site. */
export function inboxMain({ details }: Pick<InboxItemWire, 'details'>): string {
  const {
    amount,
    win,
    x,
    prize,
    event,
    item,
    tier,
    subject,
    site_username: siteName,
    currency = 'TRY',
  } = details;
  if (amount !== undefined) return formatAmount(amount, currency);
  if (x !== undefined) return formatX(x);
  if (win !== undefined) return formatAmount(win, currency);
  return prize ?? item ?? tier ?? subject ?? siteName ?? event?.title ?? '';
}
