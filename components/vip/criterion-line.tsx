import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { Need } from '@/lib/data/vip';

interface CriterionLineProps extends Need {
  readonly isHeld: boolean;
}

/** One criterion: what it is, how far the member is, and that it is met; of a tier that the member has, what it asked for. */
export function CriterionLine({ name, have, need, isHeld }: CriterionLineProps) {
  const t = useTranslations('vip');
  const isMet = have >= need;
  return (
    <li>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <span className="text-text-2">{t(`names.${name}`)}</span>
        <span className="flex shrink-0 items-center gap-1.5 font-semibold tabular-nums">
          {isMet && !isHeld ? <Icon name="check" size={16} className="text-green" /> : null}
          {isHeld ? need : t('progress', { have: Math.min(have, need), need })}
          {isMet && !isHeld ? <span className="sr-only">{t('met')}</span> : null}
        </span>
      </div>
      {isHeld ? null : <ProgressRail label={t(`names.${name}`)} value={have} max={need} />}
    </li>
  );
}
