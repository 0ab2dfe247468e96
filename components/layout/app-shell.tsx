import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Main } from '@/lib/data/main';
import type { Site } from '@/lib/data/site';
import { Footer } from './footer';
import { Header } from './header';
import { Islands } from './islands';
import { SideMenu } from './side-menu';

interface AppShellProps {
  readonly main: Main;
  readonly site: Site;
  readonly children: ReactNode;
}

/** Everything around a page: header, side menu, footer, and the islands that stand beside every page. */
export function AppShell({ main, site, children }: AppShellProps) {
  const t = useTranslations('nav');
  const { isLive, stream } = site;
  return (
    <>
      <a
        data-page-part
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-card bg-surface-2 px-5 py-3 text-sm font-semibold focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header coinLabel={main.coinLabel} live={{ isLive, stream }} variant={main.headerVariant} />
      <SideMenu />
      <main
        id="content"
        data-page-part
        tabIndex={-1}
        className="min-h-[calc(100dvh-4rem)] outline-none rail:pl-18 rail-wide:pl-64"
      >
        <div className="mx-auto max-w-400 px-4 py-8 sm:px-6 sm:py-10 lg:px-10">{children}</div>
      </main>
      <Footer social={site.social} />
      <Islands main={main} site={site} />
    </>
  );
}
