import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { ActionTable, DecisionTable, MonthTable, ReasonTable } from '@/components/books/book-tables';
import { HeadCard } from '@/components/books/head-card';
import { MonthFigures } from '@/components/books/month-figures';
import { UptimeFigure } from '@/components/books/uptime-figure';
import { Facts } from '@/components/ui/facts';
import { MoreLink } from '@/components/ui/more-link';
import { PageTitle } from '@/components/ui/page-title';
import { getBooks } from '@/lib/data/books';
import { formatCoins } from '@/lib/format/money';
import { pageRows } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('transparency');

/** GET /seffaflik: the books in public, and the head by which nobody can rewrite them unseen. Prerendered. */
export default async function TransparencyPage() {
  const [t, pages, scorecards, books] = [
    await getTranslations('books'),
    await getTranslations('pages.transparency'),
    await getTranslations('pages.scorecards'),
    await getBooks(),
  ];
  const [title, description] = [pages('title'), pages('description')];
  const head = (
    <>
      <PageTrail route="transparency" />
      <WebPageJsonLd name={title} description={description} path={pageRows.transparency.path} />
      <PageTitle title={title} text={description} />
    </>
  );
  if (!books)
    return (
      <>
        {head}
        <p className="text-text-2">{t('none')}</p>
      </>
    );
  const { sikke, months } = books;
  return (
    <>
      {head}
      <div className="space-y-8">
        <Facts
          facts={[
            { name: t('facts.made'), value: formatCoins(sikke.made) },
            { name: t('facts.spent'), value: formatCoins(sikke.spent) },
            { name: t('facts.outstanding'), value: formatCoins(sikke.outstanding) },
          ]}
        />
        <HeadCard {...books} />
        <MonthFigures months={months} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
          <ReasonTable reasons={sikke.reasons} />
          <DecisionTable decisions={books.decisions} />
        </div>
        <MonthTable months={months} />
        <div className="flex flex-wrap gap-x-6">
          <MoreLink href={pageRows.deliveries.path}>{t('toDeliveries')}</MoreLink>
          <MoreLink href={pageRows.scorecards.path}>{scorecards('title')}</MoreLink>
        </div>
        <UptimeFigure uptime={books.uptime} />
        <p className="max-w-prose text-sm leading-relaxed text-text-3">{t('uptime.how')}</p>
        <ActionTable actions={books.actions} />
      </div>
    </>
  );
}
