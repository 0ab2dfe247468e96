import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { TournamentItem } from '@/lib/data/tournament-view';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { TournamentKind } from './tournament-kind';
import { TournamentState } from './tournament-state';

interface DeskListProps {
  readonly tournaments: readonly TournamentItem[];
}

/** The tournaments that are not over, a line each, which leads to the team's page of it. */
export function DeskList({ tournaments }: DeskListProps) {
  const t = useTranslations('tournamentDesk');
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {tournaments.map(({ slug, title, type, state, registrationOpensAt, startsAt, size, players }) => (
        <li
          key={slug}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-3 bg-surface px-5 py-4 transition-colors hover:bg-surface-2"
        >
          <div className="min-w-0 flex-1 basis-64 xl:max-w-160">
            <h2 className="font-semibold break-words">
              <SoftLink
                href={deskEntryPath('tournaments', slug)}
                className="rounded-sm after:absolute after:inset-0"
              >
                {title}
              </SoftLink>
            </h2>
            <p className="mt-1 text-sm text-text-3">
              {t('startsAt', { at: formatDateTime(startsAt) ?? '' })}
            </p>
          </div>
          <span className="text-sm text-text-2 tabular-nums lg:w-28">
            {t('places', { players, size: size ?? 'none' })}
          </span>
          <span className="lg:w-36">
            <TournamentKind type={type} />
          </span>
          <span className="lg:w-28">
            <TournamentState tournament={{ type, state, registrationOpensAt }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
