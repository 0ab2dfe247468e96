import 'server-only';
import { useTranslations } from 'next-intl';
import { type Lane, Lanes } from '@/components/figures/lanes';
import { PrizeHeadline } from '@/components/prizes/prize-headline';
import { PersonName } from '@/components/ui/person';
import type { Standing, WagerEvent } from '@/lib/data/wager-event-view';
import { prizeFor } from '@/lib/format/prize-for';
import { formatWagerValue } from '@/lib/format/wager-value';

interface RaceLanesProps {
  readonly label: string;
  readonly rows: readonly Standing[];
  readonly event: Pick<WagerEvent, 'prizes' | 'metric' | 'currency' | 'phase'>;
}

/** Ranks as lanes of a race, with a line drawn below the last rank of each prize; once the result is final, what won is green. */
export function RaceLanes({ label, rows, event }: RaceLanesProps) {
  const hasWon = event.phase === 'final' || event.phase === 'paid';
  const keys = toKeys(rows);
  const lanes = rows.map((row, index): Lane => {
    const { rank, user, value } = row;
    const prize = prizeFor(event.prizes, rank);
    return {
      key: keys[index] ?? String(rank),
      name: <RunnerName row={row} />,
      value,
      valueText: formatWagerValue(value, event),
      face: user.avatarUrl,
      tone: hasWon && prize !== null ? 'win' : 'plain',
      ...(prize?.rank_to === rank ? { rule: <PrizeLine prize={prize} /> } : {}),
    };
  });
  return <Lanes label={label} lanes={lanes} />;
}

/** Each player's lane by the player: names are masked, so that some are alike. */
function toKeys(rows: readonly Standing[]): readonly string[] {
  const names = rows.map(({ user }) => user.name);
  return names.map((name, index) => `${name} ${names.slice(0, index).filter((one) => one === name).length}`);
}

function RunnerName({ row: { rank, user, isFlagged } }: { readonly row: Standing }) {
  const t = useTranslations('standings');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className={`rank ${rank <= 3 ? 'text-text' : ''}`}>
        <span className="sr-only">{t('rank')} </span>
        {rank}
      </span>
      <PersonName user={user} />
      {isFlagged ? <span className="shrink-0 text-xs text-text-3">{t('flagged')}</span> : null}
    </span>
  );
}

function PrizeLine({ prize }: { readonly prize: WagerEvent['prizes'][number] }) {
  const t = useTranslations('prizes');
  const { rank_from: from, rank_to: to } = prize;
  return (
    <>
      {from === to ? t('rank', { rank: from }) : t('ranks', { from, to })}
      <span className="text-text">
        <PrizeHeadline prize={prize} />
      </span>
    </>
  );
}
