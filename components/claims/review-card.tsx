import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ReviewWire } from '@/contract/claims';
import { ClaimCard } from './claim-card';
import { type Decision, DecisionForm } from './decision-form';
import { ReviewFlags } from './review-flags';

const decisions: readonly Decision[] = ['approve', 'deliver', 'reply', 'ask', 'reject', 'take', 'remove'];

interface ReviewCardProps {
  readonly review: ReviewWire;
}

/** A claim as its reviewer sees it: whose it is, what it resembles, who decided, and the decisions. One's own is decided by somebody else. */
export function ReviewCard({ review }: ReviewCardProps) {
  const t = useTranslations('claims');
  const may = decisions.filter((decision) => review.may.includes(decision));
  return (
    <ClaimCard
      claim={review}
      viewer="reviewer"
      owner={<span className="font-medium text-text-2">{review.user.username} ·</span>}
      notices={<ReviewFlags flags={review.flags} />}
    >
      {review.decided ? (
        <p className="mt-5 text-sm text-text-2">
          {t('decidedBy', { name: review.decided.by })} · <RelativeTime iso={review.decided.at} />
        </p>
      ) : null}
      {review.user.is_own ? <p className="mt-5 text-sm text-text-3">{t('ownReview')}</p> : null}
      {may.length > 0 ? (
        <div className="mt-5 border-t border-line pt-5">
          <DecisionForm kind={review.kind} id={review.id} may={may} />
        </div>
      ) : null}
    </ClaimCard>
  );
}
