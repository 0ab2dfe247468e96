import { useTranslations } from 'next-intl';

interface ConfidenceProps {
  /** From 1 to 5. */
  readonly value: number;
}

const steps = [1, 2, 3, 4, 5] as const;

/** How sure the author is, as five strokes. */
export function Confidence({ value }: ConfidenceProps) {
  const t = useTranslations('analyses');
  return (
    <span
      className="inline-flex h-6 items-center gap-1"
      role="img"
      aria-label={t('confidenceValue', { value })}
    >
      {steps.map((step) => (
        <span
          key={step}
          className={`h-3.5 w-1.5 rounded-full ${step <= value ? 'bg-text' : 'bg-line-strong'}`}
        />
      ))}
    </span>
  );
}
