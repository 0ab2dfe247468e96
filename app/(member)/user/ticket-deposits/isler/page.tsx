import { getTranslations } from 'next-intl/server';
import { FailingJobs } from '@/components/jobs/failing-jobs';
import { QueueCounts } from '@/components/jobs/queue-counts';
import { RecurringTasks } from '@/components/jobs/recurring-tasks';
import { getJobs } from '@/lib/data/jobs';
import { deskPath } from '@/lib/routes';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { DeskScreen } from '../../_components/desk-screen';

export const generateMetadata = () => deskMetadata('jobs');

/** GET /user/ticket-deposits/isler: how the job queue stands, for admins. Rendered per request (D12). */
export default function JobsPage() {
  return <DeskScreen desk="jobs" path={deskPath('jobs')} load={load} />;
}

const titleClass = 'mb-4 font-display text-xl font-semibold';

async function load() {
  const jobs = await getJobs();
  if (!jobs) return null;
  const t = await getTranslations('jobs');
  return (
    <div className="grid min-w-0 gap-10">
      <QueueCounts jobs={jobs} />
      <section className="min-w-0">
        <h2 className={titleClass}>{t('failing')}</h2>
        <FailingJobs failing={jobs.failing} />
      </section>
      <section className="min-w-0">
        <h2 className={titleClass}>{t('recurring')}</h2>
        <RecurringTasks recurring={jobs.recurring} />
      </section>
    </div>
  );
}
