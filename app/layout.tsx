import { getLocale, getMessages, getTimeZone } from 'next-intl/server';
import { AgeGate } from '@/components/layout/age-gate';
import { AppShell } from '@/components/layout/app-shell';
import { OperatorStyle } from '@/components/layout/operator-style';
import { PreviewBar } from '@/components/layout/preview-bar';
import { WholeRules } from '@/components/layout/whole-rules';
import { IslandTexts } from '@/components/ui/island-texts';
import { SoftPages } from '@/components/ui/soft-pages';
import { deviceScript } from '@/lib/csp/device-script';
import { getFrame } from '@/lib/data/frame';
import { getInit } from '@/lib/data/init';
import { getMain } from '@/lib/data/main';
import { isPreviewed } from '@/lib/data/preview';
import { getSite } from '@/lib/data/site';
import { textsOfIslands, textsOfParts } from '@/lib/i18n/client-namespaces';
import { pathTo } from '@/lib/paths';
import { siteMetadata, siteViewport } from '@/lib/seo/page-metadata';
import { fontVariables } from './fonts';
import './globals.css';

export const generateMetadata = siteMetadata;
export const generateViewport = siteViewport;

/** The document around every page: fonts, texts of the islands, the frame, the operator’s style sheet (D20). */
export default async function RootLayout({ children }: LayoutProps<'/'>) {
  const [main, frame, site, messages, locale, timeZone, { numberForm }, isPreview] = await Promise.all([
    getMain(),
    getFrame(),
    getSite(),
    getMessages(),
    getLocale(),
    getTimeZone(),
    getInit(),
    isPreviewed(),
  ]);
  return (
    // The script below changes a class and the marks of this element before React hydrates it.
    <html
      lang="tr"
      data-header={main.headerVariant}
      data-numbers={numberForm}
      data-areas-off={frame.areasOff.join(' ') || undefined}
      data-texts={pathTo('partTexts', textsOfParts(messages).version)}
      data-age-gate={frame.asksForAge ? 'on' : undefined}
      className={fontVariables}
      suppressHydrationWarning
    >
      <body className="font-text">
        {/* Before anything is seen. A head of our own must hold nothing that is waited for (ADR 062). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own constant, which the policy names by its hash */}
        <script dangerouslySetInnerHTML={{ __html: deviceScript }} />
        <OperatorStyle />
        {frame.asksForAge ? <AgeGate /> : null}
        <IslandTexts locale={locale} timeZone={timeZone} json={textsOfIslands(messages)}>
          <AppShell main={main} frame={frame} site={site}>
            {children}
          </AppShell>
        </IslandTexts>
        <SoftPages />
        <WholeRules />
        {isPreview ? <PreviewBar /> : null}
      </body>
    </html>
  );
}
