import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { type Column, DataTable, type TableRow } from '@/components/ui/data-table';
import { Person } from '@/components/ui/person';
import { PrizeHeadline } from '@/components/ui/prize-headline';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { EventDetail, EventStanding } from '@/lib/data/event-view';
import { prizeFor } from '@/lib/format/prize-for';
import { EventScore } from './event-score';

interface StandingsTableProps {
  readonly event: Pick<EventDetail, 'type' | 'prizes' | 'title' | 'state'>;
  readonly standings: readonly EventStanding[];
}

/** A ranking: place and member, what they hit where it was a game, the score, the prize of the place. */
export function StandingsTable({ event, standings }: StandingsTableProps) {
  const t = useTranslations('events.table');
  const isGame = event.type === 'multiplier' || event.type === 'first_hit';
  const hasScore = event.type !== 'deposit';
  const columns: Column[] = [
    { title: t('player') },
    ...(isGame ? [{ title: t('game') }] : []),
    ...(isGame || event.type === 'deposit'
      ? [{ title: t(isGame ? 'bet' : 'deposit'), align: 'end' as const }]
      : []),
    ...(isGame ? [{ title: t('win'), align: 'end' as const }] : []),
    ...(hasScore ? [{ title: t(isGame ? 'x' : 'points'), align: 'end' as const }] : []),
    { title: t('prize') },
    { title: t('time'), align: 'end' },
  ];
  const rows = standings.map((standing): TableRow => {
    const { rank, currency, bet, win } = standing;
    const prize = prizeFor(event.prizes, rank);
    return {
      key: String(rank),
      isMarked: rank === 1 && event.state === 'finished',
      cells: [
        <Place key="place" standing={standing} />,
        ...(isGame ? [<Game key="game" standing={standing} />] : []),
        ...(isGame || event.type === 'deposit'
          ? [bet === null ? '' : <Money key="bet" minor={bet} currency={currency} />]
          : []),
        ...(isGame ? [win === null ? '' : <Money key="win" minor={win} currency={currency} />] : []),
        ...(hasScore ? [<EventScore key="score" standing={standing} />] : []),
        prize ? <PrizeHeadline key="prize" prize={prize} /> : '',
        <RelativeTime key="time" iso={standing.submittedAt} />,
      ],
    };
  });
  return (
    <DataTable caption={t('caption', { title: event.title })} isCaptionHidden columns={columns} rows={rows} />
  );
}

function Place({ standing: { rank, user } }: { readonly standing: EventStanding }) {
  return (
    <span className="flex items-center gap-3">
      <span className="w-7 shrink-0 text-right font-display font-semibold text-text-3 tabular-nums">
        {rank}
      </span>
      <Person user={user} />
    </span>
  );
}

function Game({ standing: { game } }: { readonly standing: EventStanding }) {
  if (game === null || game.slug === null) return game?.name;
  return (
    <SoftLink
      href={`/oyunlar/${game.slug}`}
      className="rounded-sm whitespace-nowrap underline-offset-4 hover:underline"
    >
      {game.name}
    </SoftLink>
  );
}
