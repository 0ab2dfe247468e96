import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { NumbersLink } from '@/app/_components/numbers-link';
import { OnlineEventJsonLd } from '@/app/_components/online-event-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { GuessAxis } from '@/components/bonus-hunts/guess-axis';
import { GuessNotice } from '@/components/bonus-hunts/guess-notice';
import { GuessPanel } from '@/components/bonus-hunts/guess-panel';
import { HuntFigures } from '@/components/bonus-hunts/hunt-figures';
import { HuntHead } from '@/components/bonus-hunts/hunt-head';
import { WatchedHunt } from '@/components/bonus-hunts/watched-hunt';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import type { DrawEnded } from '@/components/draws/draw-timeline';
import { OrderDraw } from '@/components/draws/order-draw';
import { PrizeList } from '@/components/prizes/prize-list';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { findHunt } from '@/lib/data/hunts';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { toGameCrumbs } from '@/lib/seo/to-game-crumbs';
import { findSharePicture } from '@/lib/share/find-share';

/** Every hunt is made on its first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/bonus-hunts/[slug]'>) {
  const hunt = await findHunt((await params).slug);
  if (!hunt) return missingMetadata();
  const { name, ...facts } = await readTexts(hunt);
  return entryMetadata({ title: name, ...facts, share: await findSharePicture('hunt', hunt.slug) });
}

/** GET /bonus-hunts/{slug}: the board, every bonus, the guesses once they are unsealed; 404 for an unknown slug. */
export default async function BonusHuntPage({ params }: PageProps<'/bonus-hunts/[slug]'>) {
  const hunt = await findHunt((await params).slug);
  if (!hunt) notFound();
  const texts = await readTexts(hunt);
  const { name, path } = texts;
  const times = { startsAt: hunt.started_at, endsAt: hunt.completed_at };
  return (
    <>
      <PageTrail
        route="bonusHunts"
        crumbs={[{ name, path }]}
        share={{ kind: 'hunt', name: hunt.slug, title: name }}
      />
      <OnlineEventJsonLd facts={{ ...texts, ...times, isCancelled: hunt.state === 'cancelled' }} />
      <ItemListJsonLd name={name} items={toGameCrumbs(hunt.bonuses)} />
      <div className="space-y-8">
        <HuntHead hunt={hunt} level="h1" />
        <EntryCorrections kind="bonus-hunts" slug={hunt.slug} />
        <WatchedHunt hunt={hunt} part="board" />
        <HuntFigures hunt={hunt} />
        <GuessAxis hunt={hunt} />
        <Guesses hunt={hunt} />
        <WatchedHunt hunt={hunt} part="table" />
        <NumbersLink area="hunt" slug={hunt.slug} />
        <OrderDraw kind="hunt" slug={hunt.slug} ended={toEnded(hunt)} />
      </div>
    </>
  );
}

/** Guesses that are ranked need no lot any more. */
function toEnded({ state, guesses }: HuntDetail): DrawEnded | null {
  if (state === 'cancelled') return state;
  return state === 'settled' || guesses.some(({ rank }) => rank !== null) ? 'needless' : null;
}

interface GuessesProps {
  readonly hunt: HuntDetail;
}

/** How the guessing stands and the viewer's own guess; beside them the guesses or, until those are unsealed, the prizes. */
async function Guesses({ hunt }: GuessesProps) {
  const t = await getTranslations('bonusHunts');
  // Nobody is near to anything, and there is nothing to win.
  if (hunt.state === 'cancelled') return <GuessNotice hunt={hunt} />;
  const hasGuesses = hunt.guesses.length > 0;
  const prizes =
    hunt.prizes.length > 0 ? (
      <section aria-label={t('prizes')}>
        <PrizeList prizes={hunt.prizes} />
      </section>
    ) : null;
  return (
    <div className={`grid items-start gap-6 ${hasGuesses || prizes ? 'lg:grid-cols-2' : ''}`}>
      <div className="min-w-0 space-y-6">
        <GuessNotice hunt={hunt} />
        <GuessPanel hunt={hunt} />
        {hasGuesses ? prizes : null}
      </div>
      {hasGuesses ? <WatchedHunt hunt={hunt} part="guesses" /> : prizes}
    </div>
  );
}

async function readTexts({ title, slug, figures, start_balance, currency }: HuntDetail) {
  const t = await getTranslations('bonusHunts');
  const start = formatAmount(start_balance, currency);
  const best = formatX(figures.best_x);
  const description = t('description', { title, count: figures.bonus_count, start, best });
  return { name: title, description, path: pathTo('hunt', slug) };
}
