import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import { Until } from '@/components/ui/until';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { GuessPart } from './guess-part';
import { GuessStatus } from './guess-status';

interface GuessPanelProps {
  readonly hunt: HuntDetail;
}

/** The viewer's own guess at a hunt: a form while guesses are taken, one line afterwards. Has its height before anybody is known. */
export async function GuessPanel({ hunt }: GuessPanelProps) {
  const t = await getTranslations('huntGuess');
  const { huntGuess, errors, labels } = await getMessages();
  const { slug, currency, guess_open_until: until } = hunt;
  if (hunt.state === 'cancelled') return null;
  const form = <GuessPart slug={slug} currency={currency} games={toGames(hunt)} />;
  // What became of a guess is asked anew with each state of the hunt.
  const over = <GuessStatus key={hunt.state} slug={slug} currency={currency} />;
  return (
    <section
      id="tahmin"
      aria-label={t('title')}
      className="scroll-mt-24 rounded-card border border-line bg-surface px-5 py-4"
    >
      <MoreMessages messages={{ huntGuess, errors, labels }}>
        {!hunt.is_guessing_open ? (
          over
        ) : until === null ? (
          form
        ) : (
          <Until until={until} over={over}>
            {form}
          </Until>
        )}
      </MoreMessages>
    </section>
  );
}

/** The games collected so far, each once, by name. */
function toGames({ bonuses }: HuntDetail) {
  const named = bonuses.flatMap(({ game: { slug, name } }) => (slug ? [[slug, name] as const] : []));
  return [...new Map(named)]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'tr'));
}
