import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import type { JobsWire } from '@/contract/jobs';
import { RunNow } from './run-now';
import { useTaskName } from './use-task-name';

interface FailingJobsProps {
  readonly failing: JobsWire['failing'];
}

/** The jobs that failed, the latest first: since when, how often, when they are tried again, and what went wrong. */
export function FailingJobs({ failing }: FailingJobsProps) {
  const t = useTranslations('jobs');
  const nameOf = useTaskName();
  if (failing.length === 0) return <p className="text-text-2">{t('noneFailing')}</p>;
  return (
    <DataTable
      caption={t('failing')}
      isCaptionHidden
      columns={[
        { title: t('task') },
        { title: t('age') },
        { title: t('attempts'), align: 'end' },
        { title: t('next'), isMain: true },
        { title: t('error') },
        { title: t('action'), isAction: true },
      ]}
      rows={failing.map((job, at) => ({
        key: `${at}:${job.task}`,
        isMarked: job.is_given_up,
        cells: [
          nameOf(job.task),
          <span key="age" className="whitespace-nowrap">
            <RelativeTime iso={job.created_at ?? ''} />
          </span>,
          t('attemptsOf', { done: job.attempts, most: job.max_attempts }),
          job.is_given_up ? (
            <Badge key="next" tone="red">
              {t('gaveUp')}
            </Badge>
          ) : (
            <span key="next" className="whitespace-nowrap">
              <RelativeTime iso={job.run_at} />
            </span>
          ),
          <JobError key="error" text={job.error} />,
          job.id ? <RunNow key="again" kind="job" name={job.id} title={nameOf(job.task)} /> : t('none'),
        ],
      }))}
    />
  );
}

/** A stack's first line tells; the rest is there for who asks. */
function JobError({ text }: { readonly text: string }) {
  const [first = ''] = text.split('\n');
  return (
    <span title={text} className="block min-w-56 max-w-xl break-words text-text-2">
      {first.slice(0, 200)}
    </span>
  );
}
