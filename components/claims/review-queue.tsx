import { useTranslations } from 'next-intl';
import type { ClaimKind, ReviewWire } from '@/contract/claims';
import { ReviewCard } from './review-card';

interface ReviewQueueProps {
  readonly kind: ClaimKind;
  readonly reviews: readonly ReviewWire[];
}

/** What waits for a decision, longest first. */
export function ReviewQueue({ kind, reviews }: ReviewQueueProps) {
  const t = useTranslations('claims');
  return (
    <section aria-labelledby={`queue-${kind}`} className="space-y-4">
      <h2 id={`queue-${kind}`} className="font-display text-xl font-semibold sm:text-2xl">
        {t(`queue.${kind}`)}
      </h2>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </section>
  );
}
