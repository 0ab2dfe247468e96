import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import { Until } from '@/components/ui/until';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { signUpOpening } from '@/lib/format/sign-up-opening';
import { JoinPart } from './join-part';
import { OwnStanding } from './own-standing';

interface JoinPanelProps {
  readonly tournament: TournamentDetail;
  /** What a player of a bracket chooses from. */
  readonly games: readonly { readonly slug: string; readonly name: string }[];
}

/** The viewer's own part of a tournament that is not over. Has its height before anybody is known. */
export async function JoinPanel({ tournament, games }: JoinPanelProps) {
  const t = await getTranslations('tournamentOwn');
  const { tournamentOwn, errors, labels } = await getMessages();
  const { slug, type, state, entryCost } = tournament;
  const opensAt = signUpOpening(tournament, Date.now());
  if (state !== 'registration' && state !== 'check_in' && state !== 'live') return null;
  if (type === 'bracket' && state === 'live')
    // A guest has no part in it: the line is there for a member alone, from the first frame on.
    return (
      <p
        id="katil"
        className="hidden min-h-11 items-center border-t border-line text-sm text-text-2 in-data-member:flex"
      >
        <MoreMessages messages={{ tournamentOwn }}>
          <OwnStanding slug={slug} />
        </MoreMessages>
      </p>
    );
  const form = {
    slug,
    cost: entryCost,
    phase: type !== 'bracket' || state === 'live' ? 'board' : state,
    games: games.map(({ slug: value, name: label }) => ({ value, label })),
  } as const;
  return (
    <section id="katil" aria-label={t('title')} className="mt-5 scroll-mt-24 border-t border-line pt-5">
      <MoreMessages messages={{ tournamentOwn, errors, labels }}>
        {opensAt === null ? (
          <JoinPart {...form} />
        ) : (
          // Keys of their own: the second asks anew what the viewer may do.
          <Until until={opensAt} over={<JoinPart key="open" {...form} />}>
            <JoinPart key="soon" {...form} isSoon />
          </Until>
        )}
      </MoreMessages>
    </section>
  );
}
