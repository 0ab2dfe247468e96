import { getTranslations } from 'next-intl/server';
import { TeamWay } from '@/components/layout/area-ways';
import { SponsorList } from '@/components/sponsors/sponsor-list';
import type { SponsorView } from '@/components/sponsors/sponsor-view';
import { SponsorsUnreachable } from '@/components/sponsors/sponsors-unreachable';
import { OwnDayPart } from '@/components/start-page/own-day-part';
import { TonightStrip } from '@/components/start-page/tonight-strip';
import { Still } from '@/components/ui/still';
import { listScorecards } from '@/lib/data/scorecards';
import { listSponsors } from '@/lib/data/sponsors';
import { getTonight } from '@/lib/data/tonight';

interface StartPageProps {
  readonly view: SponsorView;
}

/** The page everybody lands on: who this is, what goes on tonight, the viewer's own day, and the sponsors in one of their views. */
export async function StartPage({ view }: StartPageProps) {
  const t = await getTranslations();
  const [sponsors, scorecards, tonight] = await Promise.all([listSponsors(), listScorecards(), getTonight()]);
  return (
    <>
      <Still className="mb-4 sm:mb-8">
        <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">
          {t('pages.sponsors.title')}
        </h1>
        {/* Narrow enough on a phone to have as many lines in the typeface that stands in as in its own. */}
        <p className="mt-2 max-w-84 text-text-2 sm:mt-3 sm:max-w-3xl">{t('startPage.intro')}</p>
      </Still>
      <TonightStrip tonight={tonight} />
      <OwnDayPart />
      {sponsors ? (
        <SponsorList
          sponsors={sponsors}
          scorecards={scorecards}
          view={view}
          way={<TeamWay kind="sponsors" />}
        />
      ) : (
        <SponsorsUnreachable />
      )}
    </>
  );
}
