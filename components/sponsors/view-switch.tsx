import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type SponsorChoice, toQuery } from './matching';
import { pathOfView, type SponsorView, sponsorViews } from './sponsor-view';

interface ViewSwitchProps {
  readonly current: SponsorView;
  /** What is chosen goes along. */
  readonly choice: SponsorChoice;
}

/** Cards or the compact table: two addresses, so that the choice can be sent on and needs no script. */
export function ViewSwitch({ current, choice }: ViewSwitchProps) {
  const t = useTranslations('sponsors.views');
  const query = Object.fromEntries(new URLSearchParams(toQuery(choice)));
  return (
    <nav aria-label={t('label')} className="sponsor-views">
      {sponsorViews.map((view) => (
        <Link
          key={view}
          href={{ pathname: pathOfView[view], query }}
          prefetch={false}
          scroll={false}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(view)}
        </Link>
      ))}
    </nav>
  );
}
