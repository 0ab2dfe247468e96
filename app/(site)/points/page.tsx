import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { AreaPage } from '@/components/layout/area-page';
import { EarnDesk } from '@/components/points/earn-desk';
import { EarnGroups } from '@/components/points/earn-groups';
import { TodayLine } from '@/components/points/today-line';
import { PageTitle } from '@/components/ui/page-title';
import { listEarnGroups } from '@/lib/data/earn-rules';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('points');

/** GET /points: prerendered, the same for everybody; the viewer's own sums are islands. */
export default async function PointsPage() {
  const t = await getTranslations();
  const groups = await listEarnGroups();
  if (groups.length === 0) {
    return (
      <>
        <PageTrail route="points" />
        <AreaPage area="points" />
      </>
    );
  }
  const [title, description] = [t('pages.points.title'), t('pages.points.description')];
  return (
    <>
      <PageTrail route="points" />
      <WebPageJsonLd name={title} description={description} path={routes.points.path} />
      <PageTitle title={title} text={description} />
      <TodayLine />
      <EarnDesk groups={groups} />
      <EarnGroups groups={groups} />
      <p className="mt-12 max-w-2xl text-sm leading-relaxed text-text-3">{t('points.fairness')}</p>
    </>
  );
}
