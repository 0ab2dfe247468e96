import { useTranslations } from 'next-intl';
import { Person } from '@/components/ui/person';
import { SoftLink } from '@/components/ui/soft-link';
import type { Participant } from '@/lib/data/tournament-view';
import { pathTo } from '@/lib/paths';

interface ParticipantListProps {
  readonly participants: readonly Participant[];
}

/** Who registered, in the order they did, with the game each chose; who checked in and who waits say so. */
export function ParticipantList({ participants }: ParticipantListProps) {
  const t = useTranslations('tournaments');
  return (
    <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {participants.map(({ number, user, game, state }) => (
        <li
          key={number}
          className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-sm"
        >
          <span className="w-6 shrink-0 text-right text-text-3 tabular-nums">{number}</span>
          <span className="min-w-0 grow">
            <Person user={user} />
            {game?.slug ? (
              <SoftLink
                href={pathTo('game', game.slug)}
                className="block truncate rounded-sm ps-8 text-xs text-text-3 underline-offset-4 hover:underline"
              >
                {game.name}
              </SoftLink>
            ) : null}
          </span>
          {state === 'registered' ? null : (
            <span className="shrink-0 text-xs text-text-3">{t(`participants.${state}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
