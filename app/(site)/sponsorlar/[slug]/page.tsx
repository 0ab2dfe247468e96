import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { JsonLd } from '@/components/layout/json-ld';
import { OddsOverTime } from '@/components/special-odds/odds-over-time';
import { AddressHistory } from '@/components/sponsors/address-history';
import { PublicAnswers } from '@/components/sponsors/public-answers';
import { SponsorEntries } from '@/components/sponsors/sponsor-entries';
import { SponsorFacts } from '@/components/sponsors/sponsor-facts';
import { SponsorHero } from '@/components/sponsors/sponsor-hero';
import { SponsorScorecard } from '@/components/sponsors/sponsor-scorecard';
import { WhatCounts } from '@/components/sponsors/what-counts';
import { publicAnswersMost } from '@/contract/sponsor-scorecards';
import { listPublicAnswers, listScorecards } from '@/lib/data/scorecards';
import { listOddRecords, listOdds } from '@/lib/data/special-odds';
import { findSponsor } from '@/lib/data/sponsor-detail';
import { listSponsorEntries } from '@/lib/data/sponsor-entries';
import { env } from '@/lib/env';
import { pathTo } from '@/lib/paths';
import { describeSponsor, serializeJsonLd } from '@/lib/seo/json-ld';
import { deeperPageMetadata, entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/sponsorlar/[slug]'>;

/** Made when somebody first asks for it; a build needs no upstream. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const sponsor = await findSponsor((await params).slug);
  if (!sponsor) return missingMetadata();
  const t = await getTranslations('sponsorPage');
  const { name, slug, isActive } = sponsor;
  const facts = { title: name, description: t('description', { name }), path: pathTo('sponsor', slug) };
  // One that is no longer recommended is kept for old links alone.
  return isActive ? entryMetadata(facts) : deeperPageMetadata(facts);
}

/** GET /sponsorlar/{slug}: a sponsor, prerendered, the same for everybody. */
export default async function SponsorPage({ params }: Props) {
  const sponsor = await findSponsor((await params).slug);
  if (!sponsor) notFound();
  const { name, slug, logoUrl } = sponsor;
  const path = pathTo('sponsor', slug);
  const [groups, { odds }, records, scorecards, answers] = await Promise.all([
    listSponsorEntries(slug),
    listOdds({ view: 'settled', sponsor: slug }),
    listOddRecords(),
    listScorecards(),
    listPublicAnswers(slug),
  ]);
  const scorecard = scorecards.get(slug);
  const record = records.find((one) => one.sponsor.slug === slug);
  return (
    <>
      <PageTrail route="sponsors" crumbs={[{ name, path }]} />
      <JsonLd json={serializeJsonLd(describeSponsor(env().SITE_URL, { name, path, logo: logoUrl }))} />
      <SponsorHero sponsor={sponsor} />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-10">
          {scorecard ? <SponsorScorecard scorecard={scorecard} /> : null}
          <SponsorFacts sponsor={sponsor} withCheck={!scorecard?.last_checked_at} />
        </div>
        <div className="min-w-0 space-y-10">
          <WhatCounts sponsor={sponsor} />
          <AddressHistory addresses={sponsor.addresses} />
        </div>
      </div>
      <PublicAnswers answers={answers} most={publicAnswersMost} />
      {odds.length > 0 ? (
        <div className="mt-10">
          <OddsOverTime slug={slug} counts={record ?? null} odds={odds} />
        </div>
      ) : null}
      <SponsorEntries name={name} groups={groups} />
    </>
  );
}
