import { useMessages, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { TimelineItemWire } from '@/contract/desk-member';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { inboxCardPath } from './inbox-card-path';
import { LineCorrection } from './line-correction';
import { writeNumbers } from './ticket-numbers';
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
          <div className="flex flex-wrap items-start gap-x-4">
            <Told item={item} />
            {mayReverse ? <LineCorrection item={item} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What a line says beside its title: its text, and the numbers of its tickets. */
function Told({ item: { text: stored, tickets } }: { readonly item: TimelineItemWire }) {
  const t = useTranslations('desk.member');
  const reasons: Readonly<Record<string, string>> = useMessages().desk.audit.reasons;
  const text = stored && (reasons[stored] ?? stored);
  const numbers = tickets && t('numbers', { numbers: writeNumbers(tickets.numbers) });
  if (!text && !numbers) return null;
  return (
    <p className="min-w-0 flex-1 break-words text-text-2">
      {text}
      {numbers ? <span className="text-text-3 tabular-nums"> · {numbers}</span> : null}
    </p>
  );
}

function Line({ item }: { readonly item: TimelineItemWire }) {
  const t = useTranslations('desk.member');
  const words = useTimelineWords(item);
  const href = cardOf(item);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto_11rem] md:items-center">
      <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium max-md:col-span-full">
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
      <span className="tabular-nums">{useAmount(item)}</span>
      <time dateTime={item.at} className="text-end text-text-3 tabular-nums">
        {formatDateTime(item.at)}
      </time>
    </div>
  );
}

function useAmount({ kind, amount }: TimelineItemWire): string | null {
  const t = useTranslations('desk.member');
  if (amount === null) return null;
  if (kind === 'ticket') return t('ticketCount', { count: amount });
  return t('coins', { amount: `${kind === 'ledger' && amount > 0 ? '+' : ''}${formatCoins(amount)}` });
}

function cardOf({ kind, what, id }: TimelineItemWire): string | null {
  if (kind === 'claim' || kind === 'prize') return inboxCardPath(what, id);
  return kind === 'order' ? inboxCardPath('order', id) : null;
}
