import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Pager } from '@/components/ui/pager';
import type { ClaimKind, ReviewWire } from '@/contract/claims';
import { callTo } from '@/lib/calls';
import type { ClaimPage, ReviewListName } from '@/lib/data/claims';
import { isOverdue } from '@/lib/format/is-overdue';
import { ReviewCard } from './review-card';

interface ReviewQueueProps {
  readonly kind: ClaimKind;
  readonly list: ReviewListName;
  readonly page: ClaimPage<ReviewWire>;
  /** Where the list begins; further ones stand below it. */
  readonly path: string;
  readonly isFirst: boolean;
}

/**
 * A page of what waits for a decision, overdue first, with how much of the page is late and the whole queue as a file; or of what is
 * decided, the last first. For server components.
 */
export function ReviewQueue({ kind, list, page, path, isFirst }: ReviewQueueProps) {
  const t = useTranslations('claims');
  const late = page.claims.filter(({ due_at }) => isOverdue(due_at, Date.now())).length;
  return (
    <section aria-labelledby={`queue-${kind}`} className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id={`queue-${kind}`} className="font-display text-xl font-semibold sm:text-2xl">
          {t(list === 'open' ? `queue.${kind}` : `decidedList.${kind}`)}
        </h2>
        {late > 0 ? <Badge tone="red">{t('queueLate', { count: late })}</Badge> : null}
        {list === 'open' ? (
          <a href={callTo('reviewsCsv', kind)} download className={buttonClass('secondary', 'sm:ml-auto')}>
            {t('queueFile')}
          </a>
        ) : null}
      </div>
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
