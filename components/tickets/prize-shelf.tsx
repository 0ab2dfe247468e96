import { useTranslations } from 'next-intl';
import { PrizeHeadline } from '@/components/prizes/prize-headline';
import { Cover } from '@/components/ui/cover';
import type { PrizeWire } from '@/contract/prizes';
import { listPrizePictures } from '@/lib/format/entry-pictures';

interface PrizeShelfProps {
  readonly prizes: readonly PrizeWire[];
  /** Prizes that stand above on the same page: their pictures do not come again while there are others. */
  readonly above?: readonly PrizeWire[];
}

/** The prizes of a draw with their pictures, the first place first and largest. */
export function PrizeShelf({ prizes, above = [] }: PrizeShelfProps) {
  const t = useTranslations('prizes');
  const sorted = [...prizes].sort((a, b) => a.rank_from - b.rank_from);
  const pictures = listPrizePictures(sorted, above);
  return (
    <ol className="prize-shelf">
      {sorted.map((prize, at) => (
        <li key={`${prize.rank_from} ${prize.title}`}>
          <Cover
            src={pictures[at] ?? null}
            alt=""
            sizes="(width >= 64rem) 30rem, (width >= 40rem) 50vw, 8rem"
            className="max-sm:w-32 max-sm:shrink-0 lg:aspect-auto lg:h-36"
          />
          <div className="px-4 py-3">
            <p className="text-xs font-semibold text-text-3 tabular-nums">
              {prize.rank_from === prize.rank_to
                ? t('rank', { rank: prize.rank_from })
                : t('ranks', { from: prize.rank_from, to: prize.rank_to })}
            </p>
            <p className="mt-1 font-display leading-snug font-semibold">
              <PrizeHeadline prize={prize} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
