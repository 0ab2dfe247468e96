import { useTranslations } from 'next-intl';
import { type Column, DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { GameDetail } from '@/lib/data/games';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';

interface PlayTableProps {
  readonly plays: readonly GameDetail['hunt_plays'][number][];
  readonly source: 'bonusHunts' | 'bonusBuy' | 'wins';
  /** Where it is not the newest that stand there. */
  readonly caption?: string;
}

const pages = { bonusHunts: 'hunt', bonusBuy: 'buySession', wins: 'win' } as const;

/** Bonuses of a game out of hunts or out of bonus buys, each with the way to where it was played; what it multiplied stands where a phone shows it. */
export function PlayTable({ plays, source, caption }: PlayTableProps) {
  const t = useTranslations('games.plays');
  const hasCost = source === 'bonusBuy';
  const amount = { align: 'end', room: 'amount' } as const;
  const columns: readonly Column[] = [
    { title: t(`${source}.where`), room: 'name' },
    { title: t('x'), align: 'end', room: 'number' },
    { title: t('win'), ...amount },
    ...(hasCost ? [{ title: t('cost'), ...amount }] : []),
    { title: t('bet'), ...amount },
    { title: t('when'), ...amount },
  ];
  const rows = plays.map((play, at) => ({
    key: `${play.slug} ${at}`,
    cells: [
      <SoftLink
        key="where"
        href={pathTo(pages[source], play.slug)}
        className="block font-medium underline-offset-4 hover:underline"
      >
        {play.title}
      </SoftLink>,
      <span key="x" className="font-display font-semibold">
        {formatX(play.x)}
      </span>,
      formatAmount(play.win, play.currency),
      ...(hasCost ? [play.cost === null ? '–' : formatAmount(play.cost, play.currency)] : []),
      formatAmount(play.bet, play.currency),
      <RelativeTime key="when" iso={play.played_at} />,
    ],
  }));
  return <DataTable caption={caption ?? t(`${source}.caption`)} columns={columns} rows={rows} />;
}
