import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import { SoftLink } from '@/components/ui/soft-link';
import { Tile } from '@/components/ui/tile';
import type { GameDetail } from '@/lib/data/games';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import { pathTo } from '@/lib/paths';

interface GameHeadProps {
  readonly game: GameDetail;
}

/** A game: its picture, who made it, what its maker says about it, and what it did here. */
export function GameHead({ game }: GameHeadProps) {
  const t = useTranslations('games');
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:gap-8">
      <Tile
        src={game.imageUrl}
        name={game.name}
        width={180}
        isFirst
        className="w-36 rounded-card border border-line sm:w-45"
      />
      <div className="min-w-0 grow space-y-5">
        <div>
          <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{game.name}</h1>
          <ProviderLink game={game} />
        </div>
        <p className="max-w-2xl leading-relaxed text-text-2">{t('summary', toSummary(game))}</p>
        <Facts facts={toFacts(game, t)} />
      </div>
    </div>
  );
}

function ProviderLink({ game: { provider, providerCode } }: GameHeadProps) {
  if (provider === null) return null;
  if (providerCode === null) return <p className="mt-2 text-text-2">{provider}</p>;
  return (
    <SoftLink
      href={pathTo('provider', providerCode)}
      className="mt-2 inline-flex min-h-6 text-text-2 underline-offset-4 hover:text-text hover:underline"
    >
      {provider}
    </SoftLink>
  );
}

function toSummary({ name, figures }: GameDetail) {
  const average = formatX(figures.average_x);
  const best = formatX(figures.best_x);
  const share = formatPercent(figures.return_percent);
  const hasReturn = figures.return_percent === null ? 'no' : 'yes';
  return { name, count: figures.count, average, best, share, hasReturn };
}

/** What its maker says; facts that nobody told are left out. */
function toFacts(
  { rtp, volatility, max_win_x: most, has_bonus_buy: canBuy }: GameDetail,
  t: ReturnType<typeof useTranslations<'games'>>,
) {
  return [
    ...(rtp == null ? [] : [{ name: t('facts.rtp'), value: formatPercent(rtp) }]),
    ...(volatility == null ? [] : [{ name: t('facts.volatility'), value: t(`volatility.${volatility}`) }]),
    ...(most == null ? [] : [{ name: t('facts.maxWin'), value: formatX(most) }]),
    ...(canBuy == null ? [] : [{ name: t('facts.bonusBuy'), value: t(canBuy ? 'facts.yes' : 'facts.no') }]),
  ];
}
