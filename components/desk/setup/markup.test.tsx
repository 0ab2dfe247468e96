import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { setupStepPath, setupSteps } from '@/lib/format/setup-steps';
import { messages } from '@/lib/i18n/default-messages';
import { SetupRail } from './setup-rail';
import { SetupWays } from './setup-ways';

const draw = (children: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {children}
    </NextIntlClientProvider>,
  );
const linksOf = (markup: string) => [...markup.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);

it.each(setupSteps)('at %s every step is a link, in order, and this one alone is marked', (current) => {
  const markup = draw(<SetupRail current={current} />);
  expect(markup).toContain(`<nav aria-label="${messages.desk.setup.label}">`);
  expect(linksOf(markup)).toEqual(setupSteps.map(setupStepPath));
  const marked = [...markup.matchAll(/<a[^>]*aria-current="step"[^>]*>/g)].map(([tag]) => tag);
  expect(marked.map(linksOf)).toEqual([[setupStepPath(current)]]);
  for (const step of setupSteps) expect(markup).toContain(`>${messages.desk.setup.steps[step]}<`);
  expect(markup).not.toMatch(/ style=/);
});

it('the end leads to the first sponsor, the first news, the team and the site', () => {
  const ways = [
    '/yonetim/icerik/sponsors/yeni',
    '/yonetim/icerik/news/yeni',
    '/yonetim/ekip',
    '/sponsorlar',
  ] as const;
  expect(linksOf(draw(<SetupWays hasNews />))).toEqual(ways);
});

it('where the news are off, none of them is asked for', () => {
  const markup = draw(<SetupWays hasNews={false} />);
  expect(linksOf(markup)).not.toContain('/yonetim/icerik/news/yeni');
  expect(linksOf(markup)).toHaveLength(3);
});
