import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface PrizeSectionProps {
  /** One below the heading that it stands under. */
  readonly heading: 'h2' | 'h3';
  /** The prizes, by rank or by step. */
  readonly children: ReactNode;
}

/** Prizes under their heading. Not a landmark: a list of draws has as many of them as draws. */
export function PrizeSection({ heading: Heading, children }: PrizeSectionProps) {
  const t = useTranslations('prizes');
  return (
    <section>
      <Heading className="mb-3 font-display text-lg font-semibold">{t('title')}</Heading>
      {children}
    </section>
  );
}
