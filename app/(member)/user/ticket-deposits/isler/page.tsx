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

async function load() {
  const jobs = await getJobs();
  if (!jobs) return null;
  return (
    <div className="grid min-w-0 gap-10">
      <QueueCounts jobs={jobs} />
      <FailingJobs failing={jobs.failing} />
      <RecurringTasks recurring={jobs.recurring} />
    </div>
  );
}
