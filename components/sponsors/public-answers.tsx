import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { PublicAnswerWire } from '@/contract/sponsor-scorecards';

interface PublicAnswersProps {
  /** The last one first. */
  readonly answers: readonly PublicAnswerWire[];
  /** As many are shown. */
  readonly most: number;
}

/** What a sponsor answered to complaints in public; nothing where it did not, or nobody agreed. */
export function PublicAnswers({ answers, most }: PublicAnswersProps) {
  const t = useTranslations('scorecards.answers');
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="public-answers" className="mt-10 space-y-4">
      <h2 id="public-answers" className="font-display text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="max-w-prose text-sm leading-relaxed text-text-2">{t('text', { count: most })}</p>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
        {answers.map((one) => (
          <PublicAnswer key={`${one.answered_at} ${one.subject}`} {...one} />
        ))}
      </ul>
    </section>
  );
}

function PublicAnswer({ name, department, subject, state, answer, answered_at }: PublicAnswerWire) {
  const t = useTranslations();
  return (
    <li className="space-y-2 bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words">{subject}</h3>
        <Badge tone={state === 'confirmed' ? 'green' : 'line'}>
          {t(`scorecards.answers.states.${state}`)}
        </Badge>
      </div>
      <p className="text-sm text-text-3">
        {t('scorecards.answers.by', { name, department: t(`claims.departments.${department}`) })} ·{' '}
        <RelativeTime iso={answered_at} />
      </p>
      <p className="max-w-prose leading-relaxed break-words whitespace-pre-line text-text-2">{answer}</p>
    </li>
  );
}
