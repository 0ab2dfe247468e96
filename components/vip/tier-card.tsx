import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Tier } from '@/lib/data/to-club';
import { CriteriaList } from './criteria-list';
import { Medal } from './medal';

interface TierCardProps {
  readonly tier: Tier;
  /** Its place among all, from 0. */
  readonly place: number;
}

/** A tier: its medal, what it gives, and what it asks for. */
export function TierCard({ tier: { name, tone, perks, needs, standing }, place }: TierCardProps) {
  const t = useTranslations('vip');
  return (
    <article
      className={`flex h-full flex-col gap-6 rounded-panel border bg-surface p-5 sm:p-6 ${standing === 'held' ? 'border-line-strong' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <Medal tone={tone} place={place} isStruck className="h-12 w-auto shrink-0" />
        <h3 className="min-w-0 font-display text-xl font-semibold wrap-break-word">{name}</h3>
        <span className="ml-auto shrink-0">
          {standing === 'held' ? <Badge tone="gold">{t('current')}</Badge> : null}
          {standing === 'reached' ? <Badge tone="green">{t('reached')}</Badge> : null}
        </span>
      </div>
      <div>
        <h4 className="mb-3 text-sm text-text-3">{t('perks')}</h4>
        <ul className="grid gap-2 text-sm">
          {perks.map((perk) => (
            <li key={perk} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-text-3" />
              {perk}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto border-t border-line pt-5">
        <h4 className="mb-3 text-sm text-text-3">{t('criteria')}</h4>
        <CriteriaList needs={needs} standing={standing} />
      </div>
    </article>
  );
}
