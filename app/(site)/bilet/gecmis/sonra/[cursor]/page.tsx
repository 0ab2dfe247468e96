import { notFound } from 'next/navigation';
import { listPastRafflesAfter } from '@/lib/data/raffles';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describePastRaffles, PastRaffles } from '../../../_components/past-raffles';

export const dynamic = 'force-dynamic';

export const generateMetadata = async () => deeperPageMetadata(await describePastRaffles());

/** GET /bilet/gecmis/sonra/{cursor}: older finished draws, for each request anew; 404 for a cursor that leads nowhere. */
export default async function OlderRafflesPage({ params }: PageProps<'/bilet/gecmis/sonra/[cursor]'>) {
  const page = await listPastRafflesAfter((await params).cursor);
  return page ? <PastRaffles page={page} /> : notFound();
}
