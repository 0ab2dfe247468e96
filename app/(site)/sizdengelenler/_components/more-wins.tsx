import { getTranslations } from 'next-intl/server';
import { WinGrid } from '@/components/wins/win-grid';
import type { Win } from '@/lib/data/win-view';
import { listWins } from '@/lib/data/wins';

interface MoreWinsProps {
  readonly win: Win;
}

/** How many others stand under a win. */
const most = 4;

/** The newest other wins of the same game. */
export async function MoreWins({ win: { id, game } }: MoreWinsProps) {
  if (game.slug === null) return null;
  const { wins } = await listWins({ game: game.slug });
  const others = wins.filter((one) => one.id !== id).slice(0, most);
  if (others.length === 0) return null;
  const t = await getTranslations('wins');
  return (
    <section className="mt-14">
      <h2 className="mb-4 font-display text-xl font-semibold">{t('more', { game: game.name })}</h2>
      <WinGrid wins={others} isRow />
    </section>
  );
}
