import { useTranslations } from 'next-intl';
import { Sparkline } from '@/components/figures/sparkline';
import type { Leader } from '@/lib/data/leaders';

interface RankHistoryProps {
  readonly leader: Leader;
}

/** The places of a member in the periods before and now, the better the higher; nothing for who had fewer than two. */
export function RankHistory({ leader: { pastRanks, rank } }: RankHistoryProps) {
  const t = useTranslations('leaders');
  const ranks = [...pastRanks, rank];
  if (pastRanks.every((past) => past === null)) {
    return pastRanks.length === 0 ? null : <span className="spark" />;
  }
  const text = ranks.map((one) => (one === null ? '–' : `${one}.`)).join(' ');
  return <Sparkline values={ranks.map((one) => one && -one)} text={t('history', { text })} />;
}
