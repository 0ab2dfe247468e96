import { useTranslations } from 'next-intl';
import { Coins, Money } from '@/components/ui/amount';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { DeskPrizeWire } from '@/contract/desk-prizes';
import { deskEntryPath } from '@/lib/desk-paths';
import { boardText } from '@/lib/format/board-text';
import { formatDateTime } from '@/lib/format/dates';
import { isOverdue } from '@/lib/format/is-overdue';
import { inboxCardPath } from '../members/inbox-card-path';
import { RowTitle } from '../row-title';

interface PrizeListProps {
  readonly prizes: readonly DeskPrizeWire[];
}

const tones: Partial<Record<DeskPrizeWire['state'], BadgeTone>> = {
  delivered: 'green',
  confirmed: 'green',
  disputed: 'red',
  rejected: 'red',
};

/** Prizes that were won in rows: what and who, in what and where they came, how far it is, and what the team owes for too long; each leads to its card. */
export function PrizeList({ prizes }: PrizeListProps) {
  const t = useTranslations('desk.prizes');
  const nowMs = Date.now();
  return (
    <ul aria-label={t('label')} className="desk-rows">
      {prizes.map((prize) => (
        <li
          key={prize.id}
          className="flex flex-wrap items-center gap-x-5 gap-y-1 px-1 py-2 md:grid md:grid-cols-[minmax(0,1fr)_7rem_10rem] xl:grid-cols-[minmax(0,40rem)_9rem_minmax(0,1fr)]"
        >
          <PrizeHead prize={prize} />
          <span className="empty:max-md:hidden">
            <Worth details={prize.details} />
          </span>
          <span className="flex flex-wrap gap-2">
            {isOverdue(prize.due_at, nowMs) ? <Badge tone="red">{t('late')}</Badge> : null}
            <Badge tone={tones[prize.state] ?? 'line'}>{t(`states.${prize.state}`)}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OfPrize {
  readonly prize: DeskPrizeWire;
}

function PrizeHead({ prize: { id, area, place, member, details, created_at, decided_at, state } }: OfPrize) {
  const t = useTranslations('desk.prizes');
  const tBoards = useTranslations('leaders');
  const won = details.raffle ?? details.wager_event ?? details.event ?? details.hunt ?? details.tournament;
  const title = details.board ? boardText(details.board, tBoards) : won?.title;
  const until = state === 'needs_info' && details.answer_by ? formatDateTime(details.answer_by) : null;
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <RowTitle href={inboxCardPath('prize', id)}>{details.prize}</RowTitle>
        <a
          href={deskEntryPath('members', member.id)}
          className="py-1 break-all text-text-2 underline underline-offset-4"
        >
          {member.username}
        </a>
      </p>
      <p className="text-xs text-text-3">
        {t(`areas.${area}`)}
        {title ? `: ${title}` : null} · {t('place', { place })} ·{' '}
        <time dateTime={decided_at ?? created_at}>{formatDateTime(decided_at ?? created_at)}</time>
        {until ? ` · ${t('answerBy', { at: until })}` : null}
      </p>
    </div>
  );
}

function Worth({ details: { coins, amount, currency } }: Pick<DeskPrizeWire, 'details'>) {
  if (coins) return <Coins value={coins} />;
  return amount && currency ? <Money minor={amount} currency={currency} /> : null;
}
