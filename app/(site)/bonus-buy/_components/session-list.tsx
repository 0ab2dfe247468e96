import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { SessionCard } from '@/components/bonus-buys/session-card';
import { SessionTabs, sessionPaths } from '@/components/bonus-buys/session-tabs';
import { AreaEmpty } from '@/components/layout/area-empty';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { BuySessionScope } from '@/contract/bonus-buys';
import type { BuySession, BuySessions } from '@/lib/data/buys';
import { pathTo } from '@/lib/paths';

interface SessionListProps {
  readonly scope: BuySessionScope;
  readonly page: BuySessions;
  readonly isFirst?: boolean;
}

/** A page of sessions under the tabs, the one that is played first; while there are none it says so. */
export async function SessionList({ scope, page, isFirst = false }: SessionListProps) {
  const t = await getTranslations();
  const isArchive = scope === 'archived';
  const title = t(isArchive ? 'bonusBuys.archive.title' : 'pages.bonusBuy.title');
  const path = sessionPaths[scope];
  return (
    <>
      <PageTrail route="bonusBuy" crumbs={isArchive ? [{ name: title, path }] : []} />
      <ItemListJsonLd name={title} items={page.items.map(toCrumb)} />
      <PageTitle title={title} text={t(isArchive ? 'bonusBuys.archive.description' : 'bonusBuys.intro')} />
      <SessionTabs current={scope} />
      {page.items.length > 0 ? (
        <Sessions title={t('bonusBuys.sessions')} sessions={page.items} />
      ) : (
        <AreaEmpty area="bonusBuy" state={isArchive ? 'buyArchive' : 'bonusBuy'} />
      )}
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}

function Sessions({ title, sessions }: { readonly title: string; readonly sessions: readonly BuySession[] }) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sessions.map((session) => (
          <li key={session.slug} className="grid">
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
    </>
  );
}

function toCrumb({ title, slug }: BuySession) {
  return { name: title, path: pathTo('buySession', slug) };
}
