import { getTranslations } from 'next-intl/server';
import { ItemListFacts } from '@/app/_components/item-list-facts';
import { PageTrail } from '@/app/_components/page-trail';
import { SessionCard } from '@/components/bonus-buys/session-card';
import { AreaPage } from '@/components/layout/area-page';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { BuySession, BuySessions } from '@/lib/data/buys';
import { routes } from '@/lib/routes';

interface SessionListProps {
  readonly page: BuySessions;
  readonly isFirst?: boolean;
}

/** A page of sessions, the one that is played first. */
export async function SessionList({ page, isFirst = false }: SessionListProps) {
  const t = await getTranslations();
  if (page.items.length === 0) {
    return (
      <>
        <PageTrail route="bonusBuy" />
        <AreaPage area="bonusBuy" />
      </>
    );
  }
  return (
    <>
      <PageTrail route="bonusBuy" />
      <ItemListFacts name={t('pages.bonusBuy.title')} items={page.items.map(pageOf)} />
      <PageTitle title={t('pages.bonusBuy.title')} text={t('bonusBuys.intro')} />
      <h2 className="sr-only">{t('bonusBuys.sessions')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {page.items.map((session) => (
          <li key={session.slug} className="grid">
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
      <Pager path={routes.bonusBuy.path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}

function pageOf({ title, slug }: BuySession) {
  return { name: title, path: `${routes.bonusBuy.path}/${slug}` };
}
