import { useTranslations } from 'next-intl';
import type { JobsWire } from '@/contract/jobs';
import { FailingJobs } from './failing-jobs';
import { OutgoingList } from './outgoing-list';
import { QueueCounts } from './queue-counts';
import { RecurringTasks } from './recurring-tasks';

const titleClass = 'mb-3 font-display text-base font-semibold';

/** How the queue stands, what waits to go out, what failed, and what the clock does. */
export function QueueDesk({ jobs }: { readonly jobs: JobsWire }) {
  const t = useTranslations('jobs');
  return (
    <div className="grid min-w-0 gap-8">
      <QueueCounts jobs={jobs} />
      {jobs.outgoing ? (
        <section className="min-w-0">
          <h3 className={titleClass}>{t('outgoing')}</h3>
          <OutgoingList outgoing={jobs.outgoing} />
        </section>
      ) : null}
      <section className="min-w-0">
        <h3 className={titleClass}>{t('failing')}</h3>
        <FailingJobs failing={jobs.failing} />
      </section>
      <section className="min-w-0">
        <h3 className={titleClass}>{t('recurring')}</h3>
        <RecurringTasks recurring={jobs.recurring} />
      </section>
    </div>
  );
}
