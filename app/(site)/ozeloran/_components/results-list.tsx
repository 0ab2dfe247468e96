import { useTranslations } from 'next-intl';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { OddRows } from '@/components/special-odds/odd-rows';
import { Pager } from '@/components/ui/pager';
import type { OddsPage } from '@/lib/data/special-odds';
import { OddSection } from './odd-section';
import { toOddCrumb } from './to-odd-crumb';

interface ResultsListProps {
  readonly page: OddsPage;
  /** First page of this list. */
  readonly path: string;
  readonly isFirst?: boolean;
}

/** One page of settled odds, the newest first, with the way on. */
export function ResultsList({ page, path, isFirst = false }: ResultsListProps) {
  const t = useTranslations('specialOdds');
  return (
    <OddSection title={t('sections.results')}>
      <ItemListJsonLd name={t('sections.results')} items={page.odds.map(toOddCrumb)} />
      {page.odds.length > 0 ? <OddRows odds={page.odds} /> : <p className="text-text-2">{t('noResults')}</p>}
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </OddSection>
  );
}
