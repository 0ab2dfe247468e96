import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';
import type { ClaimKind, ReviewWire } from '@/contract/claims';
import type { ClaimPage, ReviewListName } from '@/lib/data/claims';
import { ReviewCard } from './review-card';

interface ReviewQueueProps {
  readonly kind: ClaimKind;
  readonly list: ReviewListName;
  readonly page: ClaimPage<ReviewWire>;
  /** Where the list begins; further ones stand below it. */
  readonly path: string;
  readonly isFirst: boolean;
}

/** A page of what waits for a decision, longest first, or of what is decided, newest first. */
export function ReviewQueue({ kind, list, page, path, isFirst }: ReviewQueueProps) {
  const t = useTranslations('claims');
  return (
    <section aria-labelledby={`queue-${kind}`} className="space-y-4">
      <h2 id={`queue-${kind}`} className="font-display text-xl font-semibold sm:text-2xl">
        {t(list === 'open' ? `queue.${kind}` : `decidedList.${kind}`)}
      </h2>
      {page.claims.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      <Pager
        path={path}
        nextCursor={page.nextCursor}
        isFirst={isFirst}
        order={list === 'open' ? 'name' : 'time'}
      />
    </section>
  );
}
