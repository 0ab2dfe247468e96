import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import { findOdd } from '@/lib/data/special-odds';
import { formatOdds } from '@/lib/format/odds';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { findSharePicture } from '@/lib/share/find-share';
import { OddBody } from '../_components/odd-body';
import { OddHead } from '../_components/odd-head';
import { OddPageJsonLd } from '../_components/odd-page-json-ld';
import { toOddCrumb } from '../_components/to-odd-crumb';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/ozeloran/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const odd = await requireOdd(params);
  const t = await getTranslations('specialOdds');
  const { match, selection, sponsor, normalOdds } = odd;
  const boosted = formatOdds(odd.boostedOdds);
  return entryMetadata({
    title: t('detailTitle', { match, selection }),
    description:
      sponsor && normalOdds !== null
        ? t('detailText', { name: sponsor.name, selection, normal: formatOdds(normalOdds), boosted })
        : t('detailTextPlain', { selection, boosted }),
    path: pathTo('odd', odd.slug),
    share: await findSharePicture('oran', odd.slug),
  });
}

/** GET /ozeloran/{slug}: one special odd with its terms, its history and its sponsor's record. Prerendered when first asked for. */
export default async function SpecialOddPage({ params }: Props) {
  const odd = await requireOdd(params);
  return (
    <>
      <PageTrail
        route="specialOdds"
        crumbs={[toOddCrumb(odd)]}
        share={{ kind: 'oran', name: odd.slug, title: toOddCrumb(odd).name }}
      />
      <OddPageJsonLd odd={odd} />
      <OddHead odd={odd} />
      <EntryCorrections kind="special-odds" slug={odd.slug} className="mt-6" />
      <OddBody odd={odd} />
    </>
  );
}

async function requireOdd(params: Props['params']) {
  return (await findOdd((await params).slug)) ?? notFound();
}
