import { useTranslations } from 'next-intl';

interface RaffleRulesTextProps {
  /** A rule each. */
  readonly rules: readonly string[];
}

/** The rules of a draw, in words. */
export function RaffleRulesText({ rules }: RaffleRulesTextProps) {
  const t = useTranslations('raffles');
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="raffle-rules">
      <h2 id="raffle-rules" className="font-display text-xl font-semibold">
        {t('rulesTitle')}
      </h2>
      <ul className="mt-4 max-w-3xl list-disc space-y-2 pl-5 leading-relaxed text-text-2 marker:text-text-3">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
