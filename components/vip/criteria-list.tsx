import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Need, Standing } from '@/lib/data/to-club';

interface CriteriaListProps {
  readonly needs: readonly Need[];
  readonly standing: Standing;
}

/** What a tier asks for; of one that lies ahead, how far the member is, and never of one that the member has. */
export function CriteriaList({ needs, standing }: CriteriaListProps) {
  const isAhead = standing === 'next' || standing === 'ahead';
  return (
    <ul className="grid gap-2">
      {needs.map((need) => (
        <li key={need.name} className="flex items-baseline justify-between gap-4 text-sm">
          {isAhead ? <Progress {...need} /> : <Asked {...need} />}
        </li>
      ))}
    </ul>
  );
}

function Asked({ name, need }: Need) {
  const t = useTranslations('vip');
  return (
    <>
      <span className="text-text-2">{t(`names.${name}`)}</span>
      <span className="font-semibold tabular-nums">{need}</span>
    </>
  );
}

function Progress({ name, have, need }: Need) {
  const t = useTranslations('vip');
  const isMet = have >= need;
  return (
    <>
      <span className="text-text-2">{t(`names.${name}`)}</span>
      <span className="flex shrink-0 items-center gap-1.5 font-semibold tabular-nums">
        {isMet ? <Icon name="check" size={16} className="text-green" /> : null}
        {t('progress', { have: Math.min(have, need), need })}
        {isMet ? <span className="sr-only">{t('met')}</span> : null}
      </span>
    </>
  );
}
