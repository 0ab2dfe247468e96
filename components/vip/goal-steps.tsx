import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Club } from '@/lib/data/to-club';
import { MissingStep } from './missing-step';

/** A row per missing step of what the member works on, and in a line what is done; at the top, that nothing is. */
export function GoalSteps({ goal, termDays }: Pick<Club, 'goal' | 'termDays'>) {
  const t = useTranslations('vip');
  if (!goal) {
    return (
      <div>
        <h2 className="font-display text-lg font-semibold">{t('top')}</h2>
        <p className="mt-2 text-sm leading-relaxed text-text-2">{t('topText', { days: termDays })}</p>
      </div>
    );
  }
  const { kind, tier, missing, met } = goal;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-lg font-semibold">
          {t(kind === 'keep' ? 'keep' : 'next', { name: tier.name })}
        </h2>
        <p className="text-sm text-text-2">
          {missing.length === 0 ? t('steps.all') : t('steps.left', { count: missing.length })}
        </p>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {missing.map((need) => (
          <MissingStep key={need.name} {...need} />
        ))}
      </ul>
      {met.length === 0 ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-text-2">
          <h3 className="text-text-3">{t('steps.done')}</h3>
          <ul className="contents">
            {met.map(({ name }) => (
              <li key={name} className="inline-flex items-center gap-1.5">
                <Icon name="check" size={16} className="text-green" />
                {t(`names.${name}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
