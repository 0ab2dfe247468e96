import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OnlineEventJsonLd } from '@/app/_components/online-event-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import { DrawFacts } from '@/components/draws/draw-facts';
import { PrizeSection } from '@/components/prizes/prize-section';
import { DrawNightPanel } from '@/components/tickets/draw-night-panel';
import { DrawWatch } from '@/components/tickets/draw-watch';
import { PrizeShelf } from '@/components/tickets/prize-shelf';
import { RaffleHead } from '@/components/tickets/raffle-head';
import { RaffleNumbers } from '@/components/tickets/raffle-numbers';
import { RaffleRulesText } from '@/components/tickets/raffle-rules-text';
import { ResultsTable } from '@/components/tickets/results-table';
import { TicketRules } from '@/components/tickets/ticket-rules';
import { WinnersNextStep } from '@/components/tickets/winners-next-step';
import { callTo } from '@/lib/calls';
import type { RaffleDetail } from '@/lib/data/raffle-view';
import { findRaffle } from '@/lib/data/raffles';
import { pathTo } from '@/lib/paths';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { findSharePicture } from '@/lib/share/find-share';

/** Every draw is made on its first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/bilet/[slug]'>) {
  const raffle = await findRaffle((await params).slug);
  if (!raffle) return missingMetadata();
  const { name, ...facts } = await describeEntry(raffle);
  return entryMetadata({ title: name, ...facts, share: await findSharePicture('cekilis', raffle.slug) });
}

/** GET /bilet/{slug}: one draw with prizes, rules, results and what it was computed from; 404 for an unknown slug. */
export default async function RafflePage({ params }: PageProps<'/bilet/[slug]'>) {
  const raffle = await findRaffle((await params).slug);
  if (!raffle) notFound();
  const facts = await describeEntry(raffle);
  const { name, path } = facts;
  const { startsAt, drawAt, phase } = raffle;
  return (
    <>
      <PageTrail
        route="tickets"
        crumbs={[{ name, path }]}
        share={{ kind: 'cekilis', name: raffle.slug, title: name }}
      />
      <OnlineEventJsonLd facts={{ ...facts, startsAt, endsAt: drawAt, isCancelled: phase === 'cancelled' }} />
      <div className="space-y-8">
        <RaffleHead raffle={raffle} />
        <EntryCorrections kind="raffles" slug={raffle.slug} />
        <RaffleNumbers raffle={raffle} />
        {phase === 'closed' ? <DrawWatch slug={raffle.slug} drawAt={drawAt} /> : null}
        {phase === 'drawn' ? <WinnersNextStep /> : null}
        {raffle.results.length > 0 ? (
          <DrawNightPanel raffle={raffle}>
            <div className="grid items-start gap-4 2xl:grid-cols-[1.3fr_1fr]">
              <ResultsTable raffle={raffle} kind="winner" />
              <ResultsTable raffle={raffle} kind="reserve" />
            </div>
          </DrawNightPanel>
        ) : null}
        <PrizeSection heading="h2">
          <PrizeShelf prizes={raffle.prizes} />
        </PrizeSection>
        <TicketRules rules={raffle.rules} title={raffle.title} heading="h2" />
        <RaffleRulesText rules={raffle.rulesText} />
        {phase === 'cancelled' && !raffle.draw.beacon ? null : (
          <DrawFacts
            draw={raffle.draw}
            proof={callTo('drawProof', raffle.slug)}
            name={raffle.slug}
            raffle={raffle.slug}
            ended={phase === 'cancelled' ? phase : null}
          />
        )}
      </div>
    </>
  );
}

async function describeEntry({ title, summary, slug, imageUrl }: RaffleDetail) {
  const t = await getTranslations('raffles');
  const description = summary ?? t('description', { title });
  return { name: title, description, path: pathTo('raffle', slug), image: imageUrl };
}
