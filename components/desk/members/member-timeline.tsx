import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { TimelineItemWire } from '@/contract/desk-member';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { inboxCardPath } from './inbox-card-path';
import { ReverseLine } from './reverse-line';
import { useTimelineWords } from './timeline-words';

interface MemberTimelineProps {
  readonly items: readonly TimelineItemWire[];
  readonly mayReverse: boolean;
}

/** What a member did and what was done about them, the latest first; what has a card in the inbox leads to it. */
export function MemberTimeline({ items, mayReverse }: MemberTimelineProps) {
  const t = useTranslations('desk.member');
  return (
    <ol aria-label={t('timeline')} className="desk-rows">
      {items.map((item) => (
        <li key={`${item.kind} ${item.what} ${item.id}`} className="grid gap-1 px-1 py-3 text-sm">
          <Line item={item} />
          {item.text ? <p className="break-words text-text-2">{item.text}</p> : null}
          {item.kind === 'ledger' && mayReverse && isReversible(item) ? <ReverseLine id={item.id} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** What has no way back of its own. */
function isReversible({ what }: TimelineItemWire): boolean {
  return !['reversal', 'market_order', 'market_release', 'tournament_entry'].includes(what);
}

function Line({ item }: { readonly item: TimelineItemWire }) {
  const t = useTranslations('desk.member');
  const words = useTimelineWords(item);
  const href = cardOf(item);
  return (
    <div className="grid gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto_11rem] md:items-center">
      <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
        <span className="text-text-3">{t(`kinds.${item.kind}`)}</span>
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-0"
          >
            {words.title}
          </a>
        ) : (
          words.title
        )}
        {words.state ? <Badge>{words.state}</Badge> : null}
        {item.actor ? <span className="font-normal text-text-3">{t('by', { who: item.actor })}</span> : null}
      </p>
      <span className="tabular-nums">{toAmount(item)}</span>
      <time dateTime={item.at} className="text-text-3 tabular-nums md:text-end">
        {formatDateTime(item.at)}
      </time>
    </div>
  );
}

function toAmount({ kind, amount }: TimelineItemWire): string | null {
  if (amount === null) return null;
  return `${kind === 'ledger' && amount > 0 ? '+' : ''}${formatCoins(amount)} Sikke`;
}

function cardOf({ kind, what, id }: TimelineItemWire): string | null {
  if (kind === 'claim' || kind === 'prize') return inboxCardPath(what, id);
  return kind === 'order' ? inboxCardPath('order', id) : null;
}
