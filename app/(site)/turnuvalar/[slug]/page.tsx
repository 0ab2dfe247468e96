import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { JsonLd } from '@/components/layout/json-ld';
import { SignUp } from '@/components/tournaments/sign-up';
import { TournamentHead } from '@/components/tournaments/tournament-head';
import { findTournament } from '@/lib/data/tournaments';
import { env } from '@/lib/env';
import { onlineEvent } from '@/lib/seo/event-json-ld';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { TournamentBody } from '../_components/tournament-body';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/turnuvalar/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary } = await tournamentOf(params);
  return entryMetadata({ title, description: summary ?? title, path: `/turnuvalar/${slug}` });
}

/** GET /turnuvalar/{slug}: one tournament with its sign-up, bracket or board, and rules. Prerendered when first asked for. */
export default async function TournamentPage({ params }: Props) {
  const [tournament, t] = await Promise.all([tournamentOf(params), getTranslations('site')]);
  const path = `/turnuvalar/${tournament.slug}`;
  const siteUrl = env().SITE_URL;
  const facts = onlineEvent({
    name: tournament.title,
    description: tournament.summary ?? tournament.title,
    url: new URL(path, siteUrl).href,
    startsAt: tournament.startsAt,
    endsAt: tournament.endsAt,
    isCancelled: tournament.state === 'cancelled',
    organizer: t('name'),
    siteUrl,
  });
  return (
    <>
      <PageTrail route="tournaments" crumbs={[{ name: tournament.title, path }]} />
      <JsonLd json={serializeJsonLd(facts)} />
      <TournamentHead tournament={tournament} />
      <div className="mt-6">
        <SignUp tournament={tournament} />
      </div>
      <TournamentBody tournament={tournament} />
    </>
  );
}

async function tournamentOf(params: Props['params']) {
  return (await findTournament((await params).slug)) ?? notFound();
}
