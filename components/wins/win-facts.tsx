import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { type Fact, Facts } from '@/components/ui/facts';
import { SoftLink } from '@/components/ui/soft-link';
import type { Win } from '@/lib/data/win-view';
import { formatDateTime } from '@/lib/format/dates';
import { pathTo } from '@/lib/paths';

interface WinFactsProps {
  readonly win: Win;
}

const linkClass = 'rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-text';

/** The numbers of a win, and the pages of what it names. */
export function WinFacts({ win: { bet, win, currency, game, sponsor, approvedAt } }: WinFactsProps) {
  const t = useTranslations('wins');
  const facts: readonly (Fact | null)[] = [
    { name: t('bet'), value: <Money minor={bet} currency={currency} /> },
    {
      name: t('win'),
      value: (
        <span className="text-green">
          <Money minor={win} currency={currency} />
        </span>
      ),
    },
    { name: t('game'), value: linked(game.name, game.slug && pathTo('game', game.slug)) },
    game.provider && {
      name: t('provider'),
      value: linked(game.provider.name, pathTo('providerWins', game.provider.code)),
    },
    sponsor && {
      name: t('sponsor'),
      value: linked(sponsor.name, sponsor.slug && pathTo('sponsor', sponsor.slug)),
    },
    approvedAt === null
      ? null
      : { name: t('approved'), value: <time dateTime={approvedAt}>{formatDateTime(approvedAt)}</time> },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}

function linked(name: string, href: string | null) {
  if (href === null) return name;
  return (
    <SoftLink href={href} className={linkClass}>
      {name}
    </SoftLink>
  );
}
