import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { OnlineEventJsonLd } from '@/app/_components/online-event-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { SessionHead } from '@/components/bonus-buys/session-head';
import { WatchedSession } from '@/components/bonus-buys/watched-session';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import { type BuySessionDetail, findBuySession } from '@/lib/data/buys';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { toGameCrumbs } from '@/lib/seo/to-game-crumbs';
import { findSharePicture } from '@/lib/share/find-share';

/** Every session is made on its first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/bonus-buy/[slug]'>) {
  const session = await findBuySession((await params).slug);
  if (!session) return missingMetadata();
  const { name, ...facts } = await readTexts(session);
  return entryMetadata({ title: name, ...facts, share: await findSharePicture('alim', session.slug) });
}

/** GET /bonus-buy/{slug}: a session with its totals and every bought bonus; 404 for an unknown slug. */
export default async function BuySessionPage({ params }: PageProps<'/bonus-buy/[slug]'>) {
  const session = await findBuySession((await params).slug);
  if (!session) notFound();
  const t = await getTranslations('bonusBuys');
  const texts = await readTexts(session);
  const { name, path } = texts;
  const times = { startsAt: session.started_at, endsAt: session.finished_at };
  return (
    <>
      <PageTrail
        route="bonusBuy"
        crumbs={[{ name, path }]}
        share={{ kind: 'alim', name: session.slug, title: name }}
      />
      <OnlineEventJsonLd facts={{ ...texts, ...times, isCancelled: false }} />
      <ItemListJsonLd name={name} items={toGameCrumbs(session.entries)} />
      <div className="space-y-8">
        <SessionHead session={session} />
        <EntryCorrections kind="bonus-buys" slug={session.slug} />
        <WatchedSession session={session} part="numbers" />
        <WatchedSession session={session} part="table" />
        <p className="max-w-3xl text-sm leading-relaxed text-text-3">{t('formulas')}</p>
      </div>
    </>
  );
}

async function readTexts({ title, slug, figures, currency }: BuySessionDetail) {
  const t = await getTranslations('bonusBuys');
  const cost = formatAmount(figures.cost, currency);
  const best = formatX(figures.best_x_bet);
  const description = t('description', { title, count: figures.entry_count, cost, best });
  return { name: title, description, path: pathTo('buySession', slug) };
}
