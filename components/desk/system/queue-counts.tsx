import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import { RelativeTime } from '@/components/ui/relative-time';
import type { JobsWire } from '@/contract/jobs';
import { formatCoins } from '@/lib/format/money';

interface QueueCountsProps {
  readonly jobs: JobsWire;
}

/** Whether somebody should look, how many jobs stand where, and how long the oldest of the late ones waits. */
export function QueueCounts({ jobs }: QueueCountsProps) {
  const t = useTranslations('jobs');
  const { is_stuck, waiting, running, overdue, oldest_due_at, given_up } = jobs;
  return (
    <section aria-label={t('counts')}>
      <p
        className={`mb-5 rounded-card border px-4 py-3 ${is_stuck ? 'border-red/40 bg-red/10' : 'border-green/35 bg-green/10'}`}
      >
        {t(is_stuck ? 'stuck' : 'good')}
      </p>
      <Facts
        facts={[
          { name: t('waiting'), value: formatCoins(waiting) },
          { name: t('running'), value: formatCoins(running) },
          { name: t('overdue'), value: formatCoins(overdue) },
          { name: t('oldest'), value: oldest_due_at ? <RelativeTime iso={oldest_due_at} /> : t('none') },
          { name: t('givenUp'), value: formatCoins(given_up) },
        ]}
      />
    </section>
  );
}
