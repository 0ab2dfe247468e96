import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { ReportView } from '@/components/tracking/report-view';
import { buttonClass } from '@/components/ui/button';
import { Pills } from '@/components/ui/pills';
import { type FigureSpan, figureSpans } from '@/contract/desk-figures';
import { readSpan } from '@/lib/data/desk-figures';
import { requireUser } from '@/lib/data/require-user';
import { readSponsorReport } from '@/lib/data/sponsor-reports';
import { deskCallTo } from '@/lib/desk-calls';
import { pathTo } from '@/lib/paths';
import { isSupportPermission, userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

const inbox = userSectionPath('ticket-deposits');
const path = pathTo('ownSponsorReport');

/** GET /user/ticket-deposits/rapor: what came of the ways out to a support role's own sponsor; 404 for everybody else. Rendered per request (D12). */
export default async function OwnSponsorReportPage({
  searchParams,
}: PageProps<'/user/ticket-deposits/rapor'>) {
  const user = await requireUser(path);
  if (!user) return <RenewSession />;
  if (!isSupportPermission(user.permission)) notFound();
  const asked = await searchParams;
  const span = readSpan(typeof asked.gun === 'string' ? asked.gun : undefined);
  const [found, t, tSpan] = await Promise.all([
    readSponsorReport(span),
    getTranslations('sponsorReport'),
    getTranslations('desk.figures'),
  ]);
  const report = found ?? notFound();
  const pills = figureSpans.map((days) => ({
    href: spanHref(days),
    label: tSpan('span', { count: Number(days) }),
  }));
  const texts = { title: t('ownTitle', { name: report.sponsor.name }), description: t('ownText') };
  return (
    <SectionFrame section="ticket-deposits" permission={user.permission} texts={texts}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <a href={inbox} className={buttonClass('quiet')}>
          {t('toInbox')}
        </a>
        <a
          href={`${deskCallTo('deskSponsorReportCsv')}?days=${span}`}
          download
          className={buttonClass('quiet')}
        >
          {t('download')}
        </a>
      </div>
      <div className="mb-6">
        <Pills label={tSpan('spans')} pills={pills} current={spanHref(span)} />
      </div>
      <ReportView
        report={report}
        claimHref={(id) => `${inbox}?${new URLSearchParams({ kart: `deposit:${id}` })}`}
      />
    </SectionFrame>
  );
}

/** Thirty days are the address without a word. */
function spanHref(days: FigureSpan): string {
  return days === '30' ? path : `${path}?${new URLSearchParams({ gun: days })}`;
}
