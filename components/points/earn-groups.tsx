import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { EarnGroup } from '@/lib/data/earn-rules';
import { EarnCard } from './earn-card';

interface EarnGroupsProps {
  readonly groups: readonly EarnGroup[];
}

const icons: Readonly<Record<EarnGroup['type'], IconName>> = {
  checkin: 'ticket-check',
  code: 'zap',
  kick_reward: 'radio',
  task: 'badge-check',
  referral: 'handshake',
  event: 'trophy',
};

/** The ways to earn, kind by kind. */
export function EarnGroups({ groups }: EarnGroupsProps) {
  const t = useTranslations('points.types');
  return (
    <div className="grid gap-x-4 gap-y-12 md:grid-cols-2">
      {groups.map(({ type, rules }) => (
        <section
          key={type}
          aria-labelledby={`kind-${type}`}
          className={rules.length > 1 ? 'md:col-span-2' : ''}
        >
          <div className="mb-4 flex items-center gap-3">
            <Icon name={icons[type]} size={22} className="text-text-3" />
            <h2 id={`kind-${type}`} className="font-display text-xl font-semibold">
              {t(`${type}.title`)}
            </h2>
            <p className="ml-auto text-right text-sm text-text-3 max-sm:hidden">{t(`${type}.text`)}</p>
          </div>
          <ul className={rules.length > 1 ? 'grid gap-4 md:grid-cols-2 min-[100rem]:grid-cols-3' : 'grid'}>
            {rules.map((rule) => (
              <li key={rule.key}>
                <EarnCard rule={rule} isInvite={type === 'referral'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
