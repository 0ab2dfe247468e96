import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { AreasForm } from './areas-form';
import { SettingForm } from './setting-form';

const nothing = () => undefined;
const router = {
  ...{ back: nothing, forward: nothing, refresh: nothing, prefetch: nothing },
  ...{ push: nothing, replace: nothing, bfcacheId: '' },
};
const draw = (children: ReactNode) =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        {children}
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );

const stored = {
  ...{ version: '1', values: { coin: null }, changed_by: null, changed_at: null },
  fields: [{ name: 'coin', input: 'text' as const, required: false, nullable: true }],
};
const areas = [{ area: 'news', title: 'Haberler', isOn: true }];
const { save, saveNext, skip } = messages.desk.settings.form;
const next = '/yonetim/kurulum/isaret';

describe.each([
  [
    'a group',
    save,
    (to?: string) => <SettingForm group="coin" stored={stored} hasPreview={false} next={to} />,
  ],
  [
    'the areas',
    messages.desk.settings.save,
    (to?: string) => <AreasForm version="1" areas={areas} next={to} />,
  ],
])('the form of %s', (_, ownWord, form) => {
  it('leads on as a step: saved by its button, untouched by a link that needs no script', () => {
    const markup = draw(form(next));
    expect(markup).toContain(`>${saveNext}<`);
    expect(markup).toMatch(new RegExp(`<a[^>]* href="${next}"[^>]*>${skip}</a>`));
  });

  it('stays where it is as a page of the settings', () => {
    const markup = draw(form());
    expect(markup).toContain(`>${ownWord}<`);
    for (const word of [saveNext, skip]) expect(markup).not.toContain(`>${word}<`);
  });
});

describe('the forms of the coin’s name', () => {
  const names = ['coin', 'coin_acc', 'coin_dat', 'coin_your', 'coin_your_acc', 'coin_your_plural_with'];
  const coin = (values: Readonly<Record<string, string | null>>) => ({
    ...{ version: '1', changed_by: null, changed_at: null },
    values: { ...Object.fromEntries(names.map((name) => [name, null])), ...values },
    fields: names.map((name) => ({ name, input: 'text' as const, required: false, nullable: true })),
  });
  const form = (values: Readonly<Record<string, string | null>>) =>
    draw(<SettingForm group="coin" stored={coin(values)} hasPreview={false} next={next} />);

  it('are folded away and suggested from it, so that one name is enough', () => {
    const markup = form({ coin: 'Akçe' });
    const [before = '', folded = ''] = markup.split(/<details(?![^>]* open)[^>]*>/);
    expect(before.match(/<input/g)).toHaveLength(1);
    expect(folded).toContain('Akçe’yi, Akçe’ye, Akçen, Akçeni, Akçelerinle');
    for (const made of ['Akçe’yi', 'Akçe’ye', 'Akçen', 'Akçeni', 'Akçelerinle'])
      expect(folded).toContain(`placeholder="${made}"`);
  });

  it('stand open where one was written by hand', () => {
    expect(form({ coin: 'TL', coin_acc: 'Te-Le’yi' })).toMatch(/<details[^>]* open="".*value="Te-Le’yi"/s);
  });
});
