import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';
import { Icon } from '@/components/ui/icon';

interface StampRowProps {
  /** How many of the seven are there. */
  readonly stamps: number;
  /** The last one is today's. */
  readonly isDone: boolean;
  /** Today's was put there just now: it is seen to come down. */
  readonly isPressed: boolean;
}

const places = [1, 2, 3, 4, 5, 6, 7] as const;

/** The seven places of the card: a coin where there is a stamp, a gift in the place that fills it. */
export function StampRow({ stamps, isDone, isPressed }: StampRowProps) {
  const t = useTranslations('pointsDesk');
  return (
    <>
      <p className="sr-only">{t('stamps', { stamps })}</p>
      <ol aria-hidden="true" className="my-5 grid grid-cols-7 gap-1.5 sm:gap-3">
        {places.map((place) => {
          const isThere = place <= stamps;
          const isNext = place === stamps + 1 && !isDone;
          return (
            <li
              key={place}
              className={`grid aspect-square place-items-center rounded-full border text-sm font-semibold tabular-nums ${
                isThere
                  ? 'border-gold/50 bg-gold/10'
                  : `border-dashed text-text-3 ${isNext ? 'border-text-2' : 'border-line-strong'}`
              }`}
            >
              {isThere ? (
                <Coin
                  size={28}
                  className={`sm:size-10 ${isPressed && isDone && place === stamps ? 'animate-stamp' : ''}`}
                />
              ) : place === 7 ? (
                <Icon name="gift" size={20} />
              ) : (
                place
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
