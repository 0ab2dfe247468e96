import { useTranslations } from 'next-intl';
import type { ScorecardsWire } from '@/contract/sponsor-scorecards';

/** Each figure of the scorecards with the sentences that define it. */
const rules = {
  general: ['least', 'closed'],
  complaints: ['closed', 'solved', 'out'],
  median: ['text'],
  prizes: ['text', 'late', 'out'],
  odds: ['text'],
  addresses: ['text'],
  checked: ['text'],
  answers: ['text', 'back'],
} as const;

interface ScorecardMethodProps {
  readonly rules: Pick<ScorecardsWire, 'least' | 'silent_days' | 'prize_hours'>;
}

/** What each figure counts, with the numbers that the API itself goes by. */
export function ScorecardMethod({ rules: { least, silent_days, prize_hours } }: ScorecardMethodProps) {
  const t = useTranslations('scorecards.rules');
  const values = { least, days: silent_days, hours: prize_hours };
  return (
    <div className="max-w-prose space-y-8">
      {Object.entries(rules).map(([part, sentences]) => (
        <section key={part} aria-labelledby={part} className="space-y-2">
          <h2 id={part} className="font-display text-xl font-semibold">
            {t(`${part}.title` as 'general.title')}
          </h2>
          {sentences.map((sentence) => (
            <p key={sentence} className="leading-relaxed text-text-2">
              {t(`${part}.${sentence}` as 'general.least', values)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
