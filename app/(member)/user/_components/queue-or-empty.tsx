import { getTranslations } from 'next-intl/server';
import { DepositsPicture } from '@/components/account/deposits-picture';
import { ReviewQueue } from '@/components/claims/review-queue';
import { EmptyState } from '@/components/ui/empty-state';
import type { ClaimKind } from '@/contract/claims';
import { listReviews } from '@/lib/data/claims';

interface QueueOrEmptyProps {
  readonly kind: ClaimKind;
}

/** What of a kind waits for the viewer, or that nothing does. */
export async function QueueOrEmpty({ kind }: QueueOrEmptyProps) {
  const t = await getTranslations('claims');
  const reviews = await listReviews(kind);
  if (reviews.length > 0) return <ReviewQueue kind={kind} reviews={reviews} />;
  return (
    <EmptyState picture={<DepositsPicture />} title={t('queueEmpty.title')} text={t('queueEmpty.text')} />
  );
}
