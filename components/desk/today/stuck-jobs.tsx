import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeskToday } from '@/contract/desk-today';

interface StuckJobsProps {
  readonly jobs: NonNullable<DeskToday['jobs']>;
  readonly href: string;
}

/** What of the queue stands still or was given up, mails that did not go out among it; nothing while all runs. */
export function StuckJobs({ jobs: { overdue, given_up: givenUp, late }, href }: StuckJobsProps) {
  const t = useTranslations('desk.today.jobs');
  const said = [
    ...(overdue > 0 ? [t('overdue', { count: overdue })] : []),
    ...(givenUp > 0 ? [t('givenUp', { count: givenUp })] : []),
    ...(late.length > 0 ? [t('late', { count: late.length })] : []),
  ];
  if (said.length === 0) return null;
  return (
    <p className="today-stuck">
      <Icon name="zap" size={18} />
      <span>
        {t('title')} {said.join(' · ')}.{' '}
        <SoftLink href={href} className="desk-way">
          {t('look')}
        </SoftLink>
      </span>
    </p>
  );
}
