import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { SearchNotice } from '@/components/search/search-notice';
import { SearchResults } from '@/components/search/search-results';
import { PageTitle } from '@/components/ui/page-title';
import { searchSite } from '@/lib/data/search';
import { parseQuestion } from '@/lib/format/search-question';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { toCaller } from '@/lib/upstream/to-caller';

export const generateMetadata = () => pageMetadata('search');

/** GET /ara?q=: rendered per request and not indexed; any question has an answer that can be read. */
export default async function SearchPage({ searchParams }: PageProps<'/ara'>) {
  const question = parseQuestion((await searchParams).q);
  const [pages, t] = await Promise.all([getTranslations('pages'), getTranslations('search')]);
  return (
    <>
      <PageTitle title={pages('search.title')} text={t('intro')} />
      <SearchForm question={question} />
      <div className="mt-10">
        {question === '' ? <SearchNotice reason="start" question="" /> : <Outcome question={question} />}
      </div>
    </>
  );
}

async function Outcome({ question }: { readonly question: string }) {
  const outcome = await searchSite(question, toCaller(await headers()));
  if (outcome.kind === 'busy')
    return <SearchNotice reason="busy" question={question} waitS={outcome.retryAfterS} />;
  if (outcome.kind !== 'found') return <SearchNotice reason={outcome.kind} question={question} />;
  if (outcome.groups.length === 0) return <SearchNotice reason="none" question={question} />;
  return <SearchResults question={question} groups={outcome.groups} />;
}
