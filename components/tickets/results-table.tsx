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
  const hasPrizes = results.some(({ prizePosition }) => prizePosition !== null);
  return (
    <DataTable
      caption={t(kind)}
      columns={[
        { title: t('person'), room: 'member' },
        { title: t('ticket'), room: 'number' },
        ...(hasPrizes ? [{ title: t('prize'), room: 'words' } as const] : []),
        { title: t('status'), room: 'words' },
      ]}
      rows={results.map((result, at) => ({
        key: String(result.position),
        cells: [
          <Place key="person" place={at + 1} user={result.user} />,
          <TicketNumber key="ticket" value={result.ticketNumber} />,
          ...(hasPrizes
            ? [<PrizeText key="prize" prizes={raffle.prizes} position={result.prizePosition} />]
            : []),
          <Status key="status" result={result} />,
        ],
      }))}
    />
  );
}

interface PlaceProps {
  readonly place: number;
  readonly user: DrawResult['user'];
}

function Place({ place, user }: PlaceProps) {
  return (
    <span className="flex items-center gap-2 sm:gap-3">
      <span className="w-5 shrink-0 text-right font-display font-semibold text-text-3">{place}</span>
      <Person user={user} />
    </span>
  );
}

function Status({ result: { status, note, isUnclaimed, prizePosition } }: { readonly result: DrawResult }) {
  const t = useTranslations('raffles.results');
  const said = isUnclaimed ? t('unclaimed') : note;
  const text = said ?? (status === 'promoted' ? t('promotedTo', { place: prizePosition ?? 0 }) : null);
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
      {text ? <span className="text-xs text-text-3">{text}</span> : null}
    </span>
  );
}
