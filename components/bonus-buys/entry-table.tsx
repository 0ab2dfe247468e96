import { useTranslations } from 'next-intl';
import { type Column, DataTable } from '@/components/ui/data-table';
import { Person } from '@/components/ui/person';
import { TiledName } from '@/components/ui/tiled-name';
import type { BuyEntry, BuySessionDetail } from '@/lib/data/buys';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { tiledGame } from '@/lib/format/tiled-game';

interface EntryTableProps {
  readonly session: Pick<BuySessionDetail, 'entries' | 'currency' | 'figures'>;
}

/** Every bought bonus in its order, with its X over the bet and over what it cost; the best one is marked. */
export function EntryTable({ session: { entries, currency, figures } }: EntryTableProps) {
  const t = useTranslations('bonusBuys.table');
  const best = entries.find(({ x_bet }) => x_bet !== null && x_bet === figures.best_x_bet);
  const number = { align: 'end', room: 'number' } as const;
  const amount = { align: 'end', room: 'amount' } as const;
  const columns: readonly Column[] = [
    { title: t('game'), room: 'name' },
    { title: t('xBet'), ...number },
    { title: t('xCost'), ...number },
    { title: t('win'), ...amount },
    { title: t('cost'), ...amount },
    { title: t('bet'), ...amount },
    { title: t('position'), ...number },
    { title: t('suggestedBy'), room: 'words' },
  ];
  const rows = entries.map((entry) => ({
    key: String(entry.position),
    isMarked: entry === best,
    isLive: entry.state === 'playing',
    cells: [
      <TiledName key="game" {...tiledGame(entry.game)} />,
      <Result key="result" entry={entry} isBest={entry === best} />,
      <span key="cost" className={(entry.x_cost ?? 0) >= 1 ? 'text-green' : ''}>
        {formatX(entry.x_cost)}
      </span>,
      entry.win === null ? '–' : formatAmount(entry.win, currency),
      formatAmount(entry.cost, currency),
      formatAmount(entry.bet, currency),
      entry.position,
      entry.suggestedBy ? <Person key="by" user={entry.suggestedBy} /> : '–',
    ],
  }));
  return <DataTable isDense caption={t('caption')} columns={columns} rows={rows} />;
}

/** The X over the bet, or where the bonus stands while there is none: what a row is read for. */
function Result({ entry: { x_bet, state }, isBest }: { readonly entry: BuyEntry; readonly isBest: boolean }) {
  const t = useTranslations('bonusBuys.entryStates');
  if (x_bet === null)
    return <span className={state === 'playing' ? 'text-live' : 'text-text-3'}>{t(state)}</span>;
  return <span className={`font-display font-semibold ${isBest ? 'text-green' : ''}`}>{formatX(x_bet)}</span>;
}
