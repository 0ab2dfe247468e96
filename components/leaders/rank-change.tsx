import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

interface RankChangeProps {
  readonly rank: number;
  /** The place in the period before; null for who had none. */
  readonly previousRank: number | null;
}

/** How many places somebody went up or down since the period before. */
export function RankChange({ rank, previousRank }: RankChangeProps) {
  const t = useTranslations('leadersOwn.change');
  if (previousRank === null) return <span className="text-xs font-semibold text-text-3">{t('new')}</span>;
  const steps = previousRank - rank;
  if (steps === 0) {
    return (
      <span className="text-text-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('same')}</span>
      </span>
    );
  }
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-xs font-semibold tabular-nums ${steps > 0 ? 'text-green' : 'text-text-2'}`}
    >
      <Icon name={steps > 0 ? 'chevron-up' : 'chevron-down'} size={14} />
      <span aria-hidden="true">{Math.abs(steps)}</span>
      <span className="sr-only">{steps > 0 ? t('up', { count: steps }) : t('down', { count: -steps })}</span>
    </span>
  );
}
