import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { boostPercent, formatOdds } from '@/lib/format/odds';

interface BoostProps {
  readonly odd: Pick<SpecialOdd, 'normalOdds' | 'boostedOdds'>;
  /** `large` at the head of an odd's own page. */
  readonly size?: 'card' | 'large';
}

/** The odds a sponsor gives to everybody, struck through, and what they become here. */
export function Boost({ odd: { normalOdds, boostedOdds }, size = 'card' }: BoostProps) {
  const t = useTranslations('specialOdds');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display tabular-nums">
      {normalOdds === null ? null : (
        <>
          <span className="sr-only">{t('normalOdds')}: </span>
          <s className={`text-text-3 ${size === 'large' ? 'text-2xl' : 'text-lg'}`}>
            {formatOdds(normalOdds)}
          </s>
        </>
      )}
      <span className="sr-only">{t('boostedOdds')}: </span>
      <strong className={`font-bold ${size === 'large' ? 'text-5xl sm:text-6xl' : 'text-3xl'}`}>
        {formatOdds(boostedOdds)}
      </strong>
      {normalOdds === null ? null : (
        <Badge>{t('boost', { percent: boostPercent(normalOdds, boostedOdds) })}</Badge>
      )}
    </p>
  );
}
