import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Tier } from '@/lib/data/vip';
import { CriteriaList } from './criteria-list';

interface TierCardProps {
  readonly tier: Tier;
  /** How the member stands to it. */
  readonly standing: 'held' | 'reached' | 'open';
}

/** A tier: what it gives, and what it asks for beside what the member has. */
export function TierCard({ tier, standing }: TierCardProps) {
  const t = useTranslations('vip');
  return (
    <article
      className={`flex h-full flex-col gap-6 rounded-panel border bg-surface p-5 sm:p-6 ${standing === 'held' ? 'border-gold/40' : 'border-line'}`}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="font-display text-xl font-semibold">{tier.name}</h3>
        {standing === 'held' ? <Badge tone="gold">{t('current')}</Badge> : null}
        {standing === 'reached' ? <Badge tone="green">{t('reached')}</Badge> : null}
      </div>
      <div>
        <h4 className="mb-3 text-sm text-text-3">{t('perks')}</h4>
        <ul className="grid gap-2 text-sm">
          {tier.perks.map((perk) => (
            <li key={perk} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-text-3" />
              {perk}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto">
        <h4 className="mb-3 text-sm text-text-3">{t('criteria')}</h4>
        <CriteriaList needs={tier.needs} isHeld={standing === 'held'} />
      </div>
    </article>
  );
}
