import { notFound } from 'next/navigation';
import { slugSchema } from '@/contract/slug';
import { listOlderOdds } from '@/lib/data/special-odds';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeSponsorResults, SponsorResults } from '../../../../../_components/sponsor-results';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/ozeloran/sonuclar/sponsor/[slug]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  return deeperPageMetadata(await describeSponsorResults((await params).slug));
}

/** GET /ozeloran/sonuclar/sponsor/{slug}/sonra/{cursor}: older results of one sponsor. */
export default async function OlderSponsorResultsPage({ params }: Props) {
  const { slug, cursor } = await params;
  if (!slugSchema.safeParse(slug).success) notFound();
  const page = await listOlderOdds({ view: 'settled', sponsor: slug }, cursor);
  if (!page) notFound();
  return <SponsorResults slug={slug} page={page} />;
}
