import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { ProgressRail } from '@/components/ui/progress-rail';
import { SoftLink } from '@/components/ui/soft-link';
import type { VipCriterion } from '@/contract/vip';
import type { Need } from '@/lib/data/to-club';
import { pageRows, userSectionPath } from '@/lib/routes';

/** One condition that is not met yet: what is missing, how far it is, and the page where it is met. */
export function MissingStep({ name, have, need }: Need) {
  const t = useTranslations('vip');
  const path = places[name];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-11 place-items-center rounded-full border border-line-strong text-text-2">
        <Icon name={icons[name]} size={20} />
      </span>
      <div className="min-w-0">
        <div className="mb-1.5 flex items-baseline justify-between gap-3">
          <span className="font-semibold">{t(`steps.${name}`, { count: need - have })}</span>
          <span className="shrink-0 text-sm text-text-2 tabular-nums">{t('progress', { have, need })}</span>
        </div>
        <ProgressRail label={t(`names.${name}`)} value={have} max={need} />
      </div>
      <span className="col-start-2 text-sm sm:col-start-auto sm:w-40 sm:text-right">
        {path === null ? (
          <span className="inline-flex min-h-11 items-center text-text-3">{t(`where.${name}`)}</span>
        ) : (
          <SoftLink
            href={path}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-text underline-offset-4 hover:underline"
          >
            {t(`where.${name}`)}
            <Icon name="arrow-right" size={16} />
          </SoftLink>
        )}
      </span>
    </li>
  );
}

/** Where each condition is met; time passes by itself. */
const places: Readonly<Record<VipCriterion, string | null>> = {
  member_days: null,
  links: userSectionPath('partners'),
  checkins: pageRows.points.path,
  contributions: pageRows.submitWin.path,
  guesses: pageRows.bonusHunts.path,
};

const icons: Readonly<Record<VipCriterion, IconName>> = {
  member_days: 'user-round',
  links: 'badge-check',
  checkins: 'ticket-check',
  contributions: 'camera',
  guesses: 'crosshair',
};
