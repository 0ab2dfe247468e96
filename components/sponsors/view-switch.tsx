import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { type SponsorChoice, toQuery } from './matching';
import type { PathOfView, SponsorView } from './sponsor-view';

const views = ['cards', 'table'] as const satisfies readonly SponsorView[];

interface ViewSwitchProps {
  readonly current: SponsorView;
  /** What is chosen goes along. */
  readonly choice: SponsorChoice;
  readonly paths: PathOfView;
}

/** Cards or the compact table: two addresses, so that the choice can be sent on and needs no script. */
export function ViewSwitch({ current, choice, paths }: ViewSwitchProps) {
  const t = useTranslations('sponsors.views');
  const query = toQuery(choice);
  return (
    <nav aria-label={t('label')} className="sponsor-views">
      {views.map((view) => (
        <SoftLink
          key={view}
          href={paths[view] + query}
          isStill
          aria-current={view === current ? 'page' : undefined}
        >
          {t(view)}
        </SoftLink>
      ))}
    </nav>
  );
}
