import { useTranslations } from 'next-intl';
import { PrizeHeadline } from '@/components/prizes/prize-headline';
import { DataTable } from '@/components/ui/data-table';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import type { BoardPlace, TournamentDetail } from '@/lib/data/tournament-view';
import { prizeFor } from '@/lib/format/prize-for';
import { formatUnits } from '@/lib/format/units';

interface BoardTableProps {
  readonly tournament: Pick<TournamentDetail, 'type' | 'title' | 'prizes' | 'champion'>;
  readonly standings: readonly BoardPlace[];
}

/** A board: place and member, points, how many evenings or days are behind them, the prize of the place. */
export function BoardTable({ tournament: { type, title, prizes, champion }, standings }: BoardTableProps) {
  const t = useTranslations('tournaments.board');
  const columns = [
    { title: t('player') },
    { title: t('points'), align: 'end' as const },
    { title: t(type === 'season' ? 'evenings' : 'days'), align: 'end' as const },
    { title: t('prize') },
    { title: t('reached'), align: 'end' as const },
  ];
  const rows = standings.map(({ rank, user, score, played, reachedAt }) => {
    const prize = prizeFor(prizes, rank);
    return {
      key: String(rank),
      isMarked: rank === 1 && champion !== null,
      cells: [
        <span key="place" className="flex items-center gap-3">
          <span className="w-7 shrink-0 text-right font-display font-semibold text-text-3">{rank}</span>
          <Person user={user} />
        </span>,
        <span key="score" className="font-display font-semibold">
          {formatUnits(score)}
        </span>,
        played ?? '',
        prize ? <PrizeHeadline key="prize" prize={prize} /> : '',
        <RelativeTime key="time" iso={reachedAt} />,
      ],
    };
  });
  return <DataTable caption={t('caption', { title })} isCaptionHidden columns={columns} rows={rows} />;
}
