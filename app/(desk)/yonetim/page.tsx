import { getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { EndsPanel, LivePanel } from '@/components/desk/today/day-panels';
import { DraftPanel } from '@/components/desk/today/draft-panel';
import { FirstSteps } from '@/components/desk/today/first-steps';
import { StuckJobs } from '@/components/desk/today/stuck-jobs';
import { WaitingPanel } from '@/components/desk/today/waiting-panel';
import { SoftLink } from '@/components/ui/soft-link';
import type { CurrentUser } from '@/lib/data/current-user';
import { readFigures, readToday } from '@/lib/data/desk-figures';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { FigureCards } from './_components/figure-cards';
import { StaffPage } from './_components/staff-page';

const { path } = deskPages.today;
const span = '30';

export const generateMetadata = () => deskPageMetadata('today');

/** GET /yonetim: what waits, what is live, what ends today, and what the last thirty days came to. Rendered per request (D12). */
export default function TodayPage() {
  return <StaffPage path={path} show={show} />;
}

async function show(user: CurrentUser) {
  const [t, title, today, figures] = await Promise.all([
    getTranslations('desk.today'),
    getTranslations('desk.pages.today'),
    readToday(),
    readFigures(user, span),
  ]);
  if (!today) return <DeskEmpty title={t('gone.title')} text={t('gone.text')} />;
  return (
    <>
      <DeskHead title={title('title')} lead={t('lead')} />
      {today.jobs ? <StuckJobs jobs={today.jobs} href={deskPages.system.path} /> : null}
      <div className="today-grid">
        <FirstSteps missing={today.missing} />
        <WaitingPanel waiting={today.waiting} most={today.most} inboxPath={deskPages.inbox.path} />
        <EndsPanel ends={today.ends} />
        <LivePanel live={today.live} />
        <DraftPanel drafts={today.drafts} />
      </div>
      <div className="figures-head">
        <h2>{t('figures', { count: Number(span) })}</h2>
        <SoftLink href={deskPages.figures.path} className="desk-way">
          {t('allFigures')}
        </SoftLink>
      </div>
      <FigureCards figures={figures} />
    </>
  );
}
