import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { JudgedEvents } from '@/components/events/judged-events';
import type { ClaimKind } from '@/contract/claims';
import type { ReviewListName } from '@/lib/data/claims';
import { listJudging } from '@/lib/data/judging';
import { requireUser } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { isSupportPermission, isTeamPermission } from '@/lib/routes';
import { QueueOrEmpty } from './queue-or-empty';
import { queuePath } from './queue-pills';
import { queuePages, ReviewTabs, supportQueues } from './review-tabs';

interface QueueScreenProps {
  /** The segment of the queue's page. */
  readonly queue: string;
  readonly list: ReviewListName;
  readonly cursor?: string;
}

/** A page of a queue: for the team, and those of deposits and accounts for a sponsor's support role; 404 for everybody else (D12). */
export async function QueueScreen({ queue, list, cursor }: QueueScreenProps) {
  const kind = findKind(queue);
  const user = await requireUser(listPage(queuePath(kind, list), cursor));
  if (!user) return <RenewSession />;
  const { permission } = user;
  if (!isTeamPermission(permission) && !(isSupportPermission(permission) && supportQueues.has(kind)))
    notFound();
  const t = await getTranslations('claims');
  const texts = { title: t(`queueTitles.${kind}`), description: t('queueEmpty.text') };
  return (
    <SectionFrame section="ticket-deposits" permission={permission} texts={texts}>
      <ReviewTabs current={kind} permission={permission} />
      {kind === 'event' && list === 'open' && cursor === undefined ? (
        <JudgedEvents events={await listJudging()} />
      ) : null}
      <QueueOrEmpty kind={kind} list={list} cursor={cursor} />
    </SectionFrame>
  );
}

function findKind(queue: string): ClaimKind {
  const found = Object.entries(queuePages).find(([name]) => name === queue);
  return found?.[1] ?? notFound();
}
