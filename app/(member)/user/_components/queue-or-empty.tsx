import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DepositsPicture } from '@/components/account/deposits-picture';
import { ReviewQueue } from '@/components/claims/review-queue';
import { EmptyState } from '@/components/ui/empty-state';
import type { ClaimKind } from '@/contract/claims';
import { listReviews, type ReviewListName } from '@/lib/data/claims';
import { QueuePills, queuePath } from './queue-pills';

interface QueueOrEmptyProps {
  readonly kind: ClaimKind;
  readonly list: ReviewListName;
  readonly cursor?: string | undefined;
}

/** A page of what of a kind waits for the viewer or is decided, or that there is nothing; 404 for a cursor that is none. */
export async function QueueOrEmpty({ kind, list, cursor }: QueueOrEmptyProps) {
  const t = await getTranslations('claims');
  const page = (await listReviews(kind, list, cursor)) ?? notFound();
  const empty = list === 'open' ? 'queueEmpty' : 'decidedEmpty';
  return (
    <div>
      <QueuePills kind={kind} list={list} />
      {page.claims.length > 0 ? (
        <ReviewQueue
          kind={kind}
          list={list}
          page={page}
          path={queuePath(kind, list)}
          isFirst={cursor === undefined}
        />
      ) : (
        <EmptyState picture={<DepositsPicture />} title={t(`${empty}.title`)} text={t(`${empty}.text`)} />
      )}
    </div>
  );
}
