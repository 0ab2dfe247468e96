import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { PrizeHeadline } from '@/components/prizes/prize-headline';
import { Money } from '@/components/ui/amount';
import { type Column, DataTable, type TableRow } from '@/components/ui/data-table';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { EventDetail, EventStanding } from '@/lib/data/event-view';
import { prizeFor } from '@/lib/format/prize-for';
import { pathTo } from '@/lib/paths';
import { EventScore } from './event-score';
import { Replay } from './replay';

interface StandingsTableProps {
  readonly event: Pick<EventDetail, 'type' | 'prizes' | 'title' | 'state'>;
  readonly standings: readonly EventStanding[];
}

interface Part extends Column {
  readonly cell: (standing: EventStanding) => ReactNode;
}

/** A ranking: place and member, then what decides it, so that a phone shows it without scrolling; the rest follows. */
export function StandingsTable({ event, standings }: StandingsTableProps) {
  const t = useTranslations('events.table');
  const replays = standings.some(({ replayUrl }) => replayUrl !== null) ? [replayPart(t)] : [];
  const parts = [...decidingParts(event, t), ...proofParts(event, t), ...replays];
  const rows = standings.map(
    (standing): TableRow => ({
      key: String(standing.rank),
      isMarked: standing.rank === 1 && event.state === 'finished',
      cells: parts.map(({ title, cell }) => <Fragment key={title}>{cell(standing)}</Fragment>),
    }),
  );
  return (
    <DataTable caption={t('caption', { title: event.title })} isCaptionHidden columns={parts} rows={rows} />
  );
}

type Texts = ReturnType<typeof useTranslations<'events.table'>>;

/** The member's place, the score where the event has one, the prize. */
function decidingParts({ type, prizes }: Pick<EventDetail, 'type' | 'prizes'>, t: Texts): Part[] {
  const score: Part = {
    title: t(isGame(type) ? 'x' : 'points'),
    align: 'end',
    room: 'number',
    cell: (standing) => <EventScore standing={standing} />,
  };
  return [
    { title: t('player'), room: 'name', cell: (standing) => <Place standing={standing} /> },
    ...(type === 'deposit' ? [] : [score]),
    { title: t('prize'), room: 'words', cell: ({ rank }) => <Prize prizes={prizes} rank={rank} /> },
  ];
}

/** What the score comes from: game, bet and win, or the deposit; and when it was sent. */
function proofParts({ type }: Pick<EventDetail, 'type'>, t: Texts): Part[] {
  const bet: Part = {
    title: t(isGame(type) ? 'bet' : 'deposit'),
    align: 'end',
    room: isGame(type) ? 'number' : 'amount',
    cell: ({ bet: minor, currency }) => minor !== null && <Money minor={minor} currency={currency} />,
  };
  const win: Part = {
    title: t('win'),
    align: 'end',
    room: 'amount',
    cell: ({ win: minor, currency }) => minor !== null && <Money minor={minor} currency={currency} />,
  };
  const game: Part = { title: t('game'), room: 'words', cell: (standing) => <Game standing={standing} /> };
  const time: Part = {
    title: t('time'),
    align: 'end',
    room: 'amount',
    cell: ({ submittedAt }) => <RelativeTime iso={submittedAt} />,
  };
  if (isGame(type)) return [game, bet, win, time];
  return type === 'deposit' ? [bet, time] : [time];
}

/** The replay of each entry, where any has one. */
function replayPart(t: Texts): Part {
  return {
    title: t('replay'),
    align: 'end',
    room: 'number',
    cell: (standing) => <Replay standing={standing} />,
  };
}

function isGame(type: EventDetail['type']): boolean {
  return type === 'multiplier' || type === 'first_hit';
}

function Prize({ prizes, rank }: Pick<EventDetail, 'prizes'> & { readonly rank: number }) {
  const prize = prizeFor(prizes, rank);
  return prize && <PrizeHeadline prize={prize} />;
}

function Place({ standing: { rank, user } }: { readonly standing: EventStanding }) {
  return (
    <span className="flex items-center gap-3">
      <span className="w-7 shrink-0 text-right font-display font-semibold text-text-3 tabular-nums">
        {rank}
      </span>
      <Person user={user} />
    </span>
  );
}

function Game({ standing: { game } }: { readonly standing: EventStanding }) {
  if (game === null || game.slug === null) return game?.name;
  return (
    <SoftLink href={pathTo('game', game.slug)} className="rounded-sm underline-offset-4 hover:underline">
      {game.name}
    </SoftLink>
  );
}
