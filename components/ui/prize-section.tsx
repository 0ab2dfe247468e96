import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';

interface PrizeSectionProps {
  /** One below the heading that it stands under. */
  readonly heading: 'h2' | 'h3';
  /** The prizes, by rank or by step. */
  readonly children: ReactNode;
}

/** Prizes under their heading. */
export function PrizeSection({ heading: Heading, children }: PrizeSectionProps) {
  const t = useTranslations('prizes');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-3 font-display text-lg font-semibold">
        {t('title')}
      </Heading>
      {children}
    </section>
  );
}
