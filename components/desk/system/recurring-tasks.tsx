import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import type { JobsWire } from '@/contract/jobs';
import { RunNow } from './run-now';
import { useTaskName } from './use-task-name';

type Task = JobsWire['recurring'][number];

interface RecurringTasksProps {
  readonly recurring: readonly Task[];
}

/** What the clock does: how often, when it last ended and last went well, and what went wrong since. */
export function RecurringTasks({ recurring }: RecurringTasksProps) {
  const t = useTranslations('jobs');
  const nameOf = useTaskName();
  return (
    <DataTable
      caption={t('recurring')}
      isCaptionHidden
      columns={[
        { title: t('task') },
        { title: t('state'), isMain: true },
        { title: t('rhythm'), align: 'end' },
        { title: t('lastEnd') },
        { title: t('lastOk') },
        { title: t('failures'), align: 'end' },
        { title: t('error') },
        { title: t('action'), isAction: true },
      ]}
      rows={recurring.map((task) => ({
        key: task.name,
        isMarked: task.is_late || task.failures > 0,
        cells: [
          nameOf(task.name),
          <TaskState key="state" task={task} />,
          <Rhythm key="rhythm" ms={task.every_ms} />,
          <Moment key="end" iso={task.last_ended_at} />,
          <Moment key="ok" iso={task.last_ok_at} />,
          task.failures,
          task.error ?? t('none'),
          <RunNow key="run" kind="task" name={task.name} title={nameOf(task.name)} />,
        ],
      }))}
    />
  );
}

function TaskState({ task: { is_late, failures } }: { readonly task: Task }) {
  const t = useTranslations('jobs');
  if (is_late) return <Badge tone="red">{t('late')}</Badge>;
  return failures > 0 ? <Badge tone="red">{t('failed')}</Badge> : <Badge tone="green">{t('onTime')}</Badge>;
}

function Rhythm({ ms }: { readonly ms: number }) {
  const t = useTranslations('jobs.every');
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t('seconds', { count: seconds });
  return seconds < 3600
    ? t('minutes', { count: Math.round(seconds / 60) })
    : t('hours', { count: Math.round(seconds / 3600) });
}

function Moment({ iso }: { readonly iso: string | null }) {
  const t = useTranslations('jobs');
  return <span className="whitespace-nowrap">{iso === null ? t('never') : <RelativeTime iso={iso} />}</span>;
}
