import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import type { Frame } from '@/lib/data/frame';
import type { Main } from '@/lib/data/main';
import type { Site } from '@/lib/data/site';
import { Footer } from './footer';
import { Header } from './header';
import { Islands } from './islands';
import { listMenuAreas } from './menu-areas';
import { PublicFrame } from './public-frame';
import { SideMenu } from './side-menu';

interface AppShellProps {
  readonly main: Main;
  readonly frame: Frame;
  readonly site: Site;
  readonly children: ReactNode;
}

/** Everything around a page: header, side menu, footer, and the islands that stand beside every page. */
export function AppShell({ main, frame: { areasOff, look, footer }, site, children }: AppShellProps) {
  const t = useTranslations();
  const { isLive, stream } = site;
  const groups = listMenuAreas(t, areasOff);
  return (
    <PublicFrame
      before={
        <>
          <SkipLink>{t('nav.skip')}</SkipLink>
          <Header
            coinLabel={main.coinLabel}
            live={{ isLive, stream }}
            variant={main.headerVariant}
            groups={groups}
            logo={look.logo}
          />
          <SideMenu groups={groups} logo={look.logo} />
        </>
      }
      after={
        <>
          <Footer social={site.social} areasOff={areasOff} logo={look.logo} own={footer} />
          <Islands main={main} site={site} />
        </>
      }
    >
      {children}
    </PublicFrame>
  );
}
