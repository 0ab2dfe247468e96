import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { ScorecardMethod } from '@/components/sponsors/scorecard-method';
import { PageTitle } from '@/components/ui/page-title';
import { getScorecards } from '@/lib/data/scorecards';
import { pageRows } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('scorecards');

/** GET /seffaflik/sponsor-karnesi: what the figures of sponsors' scorecards count, and what they do not. Prerendered. */
export default async function ScorecardsPage() {
  const [t, none, scorecards] = [
    await getTranslations('pages.scorecards'),
    await getTranslations('scorecards'),
    await getScorecards(),
  ];
  const [title, description] = [t('title'), t('description')];
  return (
    <>
      <PageTrail route="scorecards" />
      <WebPageJsonLd name={title} description={description} path={pageRows.scorecards.path} />
      <PageTitle title={title} text={description} />
      {scorecards ? <ScorecardMethod rules={scorecards} /> : <p className="text-text-2">{none('none')}</p>}
    </>
  );
}
