import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RaffleDetail } from '@/lib/data/raffle-view';
import { DrawNight } from './draw-night';
import { PrizeText } from './prize-text';

interface DrawNightPanelProps {
  readonly raffle: RaffleDetail;
  /** The results, all at once. */
  readonly children: ReactNode;
}

/** The results of a draw, and the night it was drawn played again from its published winners. */
export function DrawNightPanel({ raffle: { slug, results, prizes }, children }: DrawNightPanelProps) {
  const t = useTranslations('raffles.night');
  const drawn = results
    .filter(({ role }) => role === 'winner')
    .map(({ position, ticketNumber, user }) => ({
      position,
      number: ticketNumber,
      who: user.name,
      prize: <PrizeText prizes={prizes} position={position} />,
    }));
  const texts = {
    title: t('title'),
    text: t('text', { count: drawn.length }),
    play: t('play'),
    next: t('next'),
    all: t('all'),
    covered: t('covered'),
  };
  return (
    <DrawNight slug={slug} drawn={drawn} texts={texts}>
      {children}
    </DrawNight>
  );
}
