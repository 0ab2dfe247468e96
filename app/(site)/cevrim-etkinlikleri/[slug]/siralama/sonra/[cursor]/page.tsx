import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { DataNote } from '@/components/wager-events/data-note';
import { LaterRanks } from '@/components/wager-events/later-ranks';
import { StandingRows } from '@/components/wager-events/standing-rows';
import { findStandingsAfter, findWagerEvent } from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata, missingMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/cevrim-etkinlikleri/[slug]/siralama/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const event = await findWagerEvent((await params).slug);
  if (!event) return missingMetadata();
  const t = await getTranslations('wagerEvents.ranks');
  const title = t('title', { title: event.title });
  return deeperPageMetadata({ title, description: title, path: pathTo('wagerEvent', event.slug) });
}

/** GET /cevrim-etkinlikleri/{slug}/siralama/sonra/{cursor}: later ranks, for each request anew; 404 for what leads nowhere. */
export default async function LaterRanksPage({ params }: Props) {
  const { slug, cursor } = await params;
  const [event, standings] = await Promise.all([findWagerEvent(slug), findStandingsAfter(slug, cursor)]);
  if (!event || !standings) notFound();
  const t = await getTranslations('wagerEvents.ranks');
  const path = pathTo('wagerEvent', event.slug);
  return (
    <>
      <PageTrail route="wagerEvents" crumbs={[{ name: event.title, path }]} />
      <PageTitle title={t('title', { title: event.title })} text={t('text')} />
      <div className="space-y-4">
        <DataNote data={standings.data} />
        <div className="overflow-hidden rounded-panel border border-line bg-surface">
          <StandingRows rows={standings.rows} unit={event} />
        </div>
        <LaterRanks slug={event.slug} nextCursor={standings.nextCursor} />
      </div>
    </>
  );
}
