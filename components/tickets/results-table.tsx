import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { Person } from '@/components/ui/person';
import type { DrawResult, RaffleDetail } from '@/lib/data/raffle-view';
import { PrizeText } from './prize-text';
import { TicketNumber } from './ticket-number';

interface ResultsTableProps {
  readonly raffle: RaffleDetail;
  readonly kind: DrawResult['role'];
}

const tones: Readonly<Record<DrawResult['status'], BadgeTone>> = {
  won: 'green',
  delivered: 'green',
  promoted: 'green',
  waiting: 'line',
  disqualified: 'line',
};

/** The winners of a draw, or its reserves in the order they would step in; who fell out stays, with the reason. */
export function ResultsTable({ raffle, kind }: ResultsTableProps) {
  const t = useTranslations('raffles.results');
  const results = raffle.results.filter((result) => result.role === kind);
  if (results.length === 0) return null;
  return (
    <DataTable
      caption={t(kind)}
      columns={[
        { title: t('person') },
        { title: t('ticket') },
        { title: t('prize') },
        { title: t('status') },
      ]}
      rows={results.map((result, at) => ({
        key: String(result.position),
        cells: [
          <span key="person" className="flex items-center gap-3">
            <span className="w-5 shrink-0 text-right font-display font-semibold text-text-3">{at + 1}</span>
            <Person user={result.user} />
          </span>,
          <TicketNumber key="ticket" value={result.ticketNumber} />,
          <PrizeText key="prize" prizes={raffle.prizes} position={result.prizePosition} />,
          <Status key="status" result={result} />,
        ],
      }))}
    />
  );
}

function Status({ result: { status, note, prizePosition } }: { readonly result: DrawResult }) {
  const t = useTranslations('raffles.results');
  const text = note ?? (status === 'promoted' ? t('promotedTo', { place: prizePosition ?? 0 }) : null);
  return (
    <span className="flex min-w-40 flex-col items-start gap-1">
      <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
      {text ? <span className="text-xs text-text-3">{text}</span> : null}
    </span>
  );
}
