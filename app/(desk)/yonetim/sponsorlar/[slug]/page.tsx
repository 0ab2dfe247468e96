import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { FilterBar } from '@/components/desk/filter-bar';
import { TrackingPanel } from '@/components/desk/tracking/tracking-state';
import { ReportView } from '@/components/tracking/report-view';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import type { FigureSpan } from '@/contract/desk-figures';
import { readSpan } from '@/lib/data/desk-figures';
import { readSponsorReport, readTracking } from '@/lib/data/sponsor-reports';
import { deskCallTo } from '@/lib/desk-calls';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { env } from '@/lib/env';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../../_components/read-query';
import { toSpanPills } from '../../_components/span-pills';
import { StaffPage } from '../../_components/staff-page';

type Props = PageProps<'/yonetim/sponsorlar/[slug]'>;

export const generateMetadata = () => deskPageMetadata('sponsors');

/** GET /yonetim/sponsorlar/{slug}: what came of the ways out to a sponsor, and how its postbacks come in. Rendered per request (D12). */
export default async function SponsorReportPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { gun } = await readQuery(searchParams, 'gun');
  return <StaffPage path={deskPages.sponsors.path} show={() => show(slug, readSpan(gun))} />;
}

async function show(slug: string, span: FigureSpan) {
  const [found, state, t, title, { desk }, pills] = await Promise.all([
    readSponsorReport(span, slug),
    readTracking(slug),
    getTranslations('sponsorReport'),
    getTranslations('desk.pages.sponsors'),
    getMessages(),
    toSpanPills(),
  ]);
  const report = found ?? notFound();
  const path = deskEntryPath('sponsors', slug);
  const file = `${deskCallTo('deskSponsorReportCsv')}?${new URLSearchParams({ sponsor: slug, days: span })}`;
  return (
    <MoreMessages messages={{ desk: { tracking: { own: desk.tracking.own } } }}>
      <DeskHead
        title={report.sponsor.name}
        lead={title('lead')}
        actions={
          <a href={file} download className={buttonClass('quiet')}>
            {t('download')}
          </a>
        }
      />
      <FilterBar path={path} query={{ gun: span === '30' ? undefined : span }} pills={pills} />
      <div className="grid gap-10">
        <ReportView
          report={report}
          claimHref={(id) => `${deskPages.inbox.path}?${new URLSearchParams({ kart: `deposit:${id}` })}`}
        />
        {state ? (
          <TrackingPanel slug={slug} state={state} address={new URL(state.path, env().SITE_URL).href} />
        ) : null}
      </div>
    </MoreMessages>
  );
}
