import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { GuessNotice } from '@/components/bonus-hunts/guess-notice';
import { GuessPanel } from '@/components/bonus-hunts/guess-panel';
import { GuessTable } from '@/components/bonus-hunts/guess-table';
import { HuntHead } from '@/components/bonus-hunts/hunt-head';
import { WatchedHunt } from '@/components/bonus-hunts/watched-hunt';
import { PrizeList } from '@/components/ui/prize-list';
import { SoftLink } from '@/components/ui/soft-link';
import { findHunt } from '@/lib/data/hunts';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';

/** Every hunt is made on its first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/bonus-hunts/[slug]'>) {
  const hunt = await findHunt((await params).slug);
  if (!hunt) return missingMetadata();
  const t = await getTranslations('bonusHunts');
  const { title, figures, currency, slug } = hunt;
  const description = t('description', {
    title,
    count: figures.bonus_count,
    start: formatAmount(hunt.start_balance, currency),
    best: formatX(figures.best_x),
  });
  return entryMetadata({ title, description, path: `/bonus-hunts/${slug}` });
}

/** GET /bonus-hunts/{slug}: the board, every bonus, the guesses once they are unsealed; 404 for an unknown slug. */
export default async function BonusHuntPage({ params }: PageProps<'/bonus-hunts/[slug]'>) {
  const hunt = await findHunt((await params).slug);
  if (!hunt) notFound();
  const t = await getTranslations('bonusHunts');
  const path = `/bonus-hunts/${hunt.slug}`;
  return (
    <>
      <PageTrail route="bonusHunts" crumbs={[{ name: hunt.title, path }]} />
      <div className="space-y-8">
        <HuntHead hunt={hunt} level="h1" />
        <WatchedHunt hunt={hunt} part="board" />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="space-y-6">
            <GuessNotice hunt={hunt} />
            <GuessPanel hunt={hunt} />
            {hunt.prizes.length > 0 ? (
              <section aria-label={t('prizes')}>
                <PrizeList prizes={hunt.prizes} />
              </section>
            ) : null}
          </div>
          {hunt.guesses.length > 0 ? (
            <div className="space-y-3">
              <GuessTable
                hunt={hunt}
                guesses={hunt.guesses}
                caption={t(hunt.end_balance === null ? 'nearest' : 'ranking')}
                isShort
              />
              <SoftLink
                href={`${path}/tahminler`}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-text-2 underline-offset-4 hover:text-text hover:underline"
              >
                {t('allGuesses', { count: hunt.guess_count })}
              </SoftLink>
            </div>
          ) : null}
        </div>
        <WatchedHunt hunt={hunt} part="table" />
      </div>
    </>
  );
}
