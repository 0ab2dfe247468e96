import { notFound } from 'next/navigation';
import { slugSchema } from '@/contract/slug';
import { listOdds } from '@/lib/data/special-odds';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describeSponsorResults, SponsorResults } from '../../../_components/sponsor-results';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/ozeloran/sonuclar/sponsor/[slug]'>;

export async function generateMetadata({ params }: Props) {
  return entryMetadata(await describeSponsorResults((await params).slug));
}

/** GET /ozeloran/sonuclar/sponsor/{slug}: the record and the settled odds of one sponsor. */
export default async function SponsorResultsPage({ params }: Props) {
  const { slug } = await params;
  if (!slugSchema.safeParse(slug).success) notFound();
  const page = await listOdds({ view: 'settled', sponsor: slug });
  return <SponsorResults slug={slug} page={page} isFirst />;
}
