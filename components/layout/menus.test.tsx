import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Area } from '@/contract/areas';
import { messages } from '@/lib/i18n/default-messages';
import { menuGroups, menuRoutes, routes } from '@/lib/routes';
import { listMenuAreas } from './menu-areas';
import { SideMenuLinks } from './side-menu-links';
import { TopMenu } from './top-menu';

function Menus({ areasOff }: { readonly areasOff: readonly Area[] }) {
  const groups = listMenuAreas(useTranslations(), areasOff);
  return (
    <>
      <TopMenu groups={groups} />
      <SideMenuLinks groups={groups} />
    </>
  );
}

const draw = (here: string, areasOff: readonly Area[] = []) =>
  renderToStaticMarkup(
    <PathnameContext.Provider value={here}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <Menus areasOff={areasOff} />
      </NextIntlClientProvider>
    </PathnameContext.Provider>,
  );

const marked = (markup: string) =>
  [...markup.matchAll(/<a href="([^"]*)"[^>]*aria-current="([^"]*)"/g)].map(([, path, mark]) => [path, mark]);

describe('the menus of the frame, as the server writes them', () => {
  it('lead to every area, each by its name', () => {
    const markup = draw('/');
    const links = [...markup.matchAll(/<a href="([^"]*)".*?([^<>]+)(?:<\/span>)?<\/a>/g)];
    const areas = menuGroups
      .flatMap(menuRoutes)
      .map((route) => [routes[route].path, messages.pages[route].title]);
    expect(links.map(([, path, name]) => [path, name])).toEqual([...areas, ...areas]);
    expect(marked(markup)).toEqual([]);
    expect(markup).not.toContain('data-current=""');
  });

  it('mark the page that is open in both, with its group, and the area of a page below it', () => {
    const { news, vip } = routes;
    expect(marked(draw(news.path))).toEqual([
      [news.path, 'page'],
      [news.path, 'page'],
    ]);
    expect(draw(news.path).split('data-current=""')).toHaveLength(2);
    expect(marked(draw(`${news.path}/bir-haber`))).toEqual([
      [news.path, 'true'],
      [news.path, 'true'],
    ]);
    // And after that another one as if there had been none before.
    expect(marked(draw(vip.path)).map(([path]) => path)).toEqual([vip.path, vip.path]);
    expect(marked(draw('/sponsorlarca'))).toEqual([]);
  });

  it('leave out an area that is off, and have it again when it is on', () => {
    const path = `href="${routes.vip.path}"`;
    const [on, off, again] = [draw('/'), draw('/', ['vip']), draw('/')];
    expect([on.includes(path), off.includes(path)]).toEqual([true, false]);
    expect(again).toBe(on);
  });
});
