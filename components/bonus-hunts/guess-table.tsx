import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Hunt, HuntGuess } from '@/lib/data/hunt-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';

interface GuessTableProps {
  readonly hunt: Pick<Hunt, 'currency' | 'winner_count' | 'end_balance'>;
  readonly guesses: readonly HuntGuess[];
  readonly caption: string;
  /** The short form beside the bonuses: who, what, and how far off. */
  readonly isShort?: boolean;
}

/** Guesses, in the order they come in; winners are marked. */
export function GuessTable({ hunt, guesses, caption, isShort = false }: GuessTableProps) {
  const t = useTranslations('bonusHunts.guesses');
  const isRanked = hunt.end_balance !== null;
  const all = [
    ['person', 'start', 'member', (guess: HuntGuess) => <Person user={guess.user} />],
    ['rank', 'end', 'number', (guess: HuntGuess) => (guess.rank === null ? '–' : `${guess.rank}.`)],
    ['endBalance', 'end', 'amount', (guess: HuntGuess) => formatAmount(guess.end_balance, hunt.currency)],
    [
      'diff',
      'end',
      'amount',
      (guess: HuntGuess) => (guess.diff === null ? '–' : formatAmount(guess.diff, hunt.currency)),
    ],
    ['bestX', 'end', 'number', (guess: HuntGuess) => formatX(guess.best_x)],
    ['bestGame', 'start', 'words', (guess: HuntGuess) => <BestGame guess={guess} />],
    ['sentAt', 'end', 'amount', (guess: HuntGuess) => <RelativeTime iso={guess.submitted_at} />],
  ] as const;
  const kept = all
    .filter(([name]) => isRanked || (name !== 'rank' && name !== 'diff'))
    .filter(([name]) => !isShort || !['bestX', 'bestGame', 'sentAt'].includes(name));
  const rows = guesses.map((guess) => ({
    key: `${guess.submitted_at} ${guess.user.name} ${guess.end_balance}`,
    isMarked: guess.rank !== null && guess.rank <= hunt.winner_count,
    cells: kept.map(([, , , cell]) => cell(guess)),
  }));
  return (
    <DataTable
      caption={caption}
      columns={kept.map(([name, align, room]) => ({
        title: t(name),
        align,
        room,
        isMain: name === 'endBalance',
      }))}
      rows={rows}
    />
  );
}

function BestGame({ guess: { best_game: game } }: { readonly guess: HuntGuess }) {
  if (!game?.slug) return game?.name ?? '–';
  return (
    <SoftLink href={pathTo('game', game.slug)} className="underline-offset-4 hover:underline">
      {game.name}
    </SoftLink>
  );
}
