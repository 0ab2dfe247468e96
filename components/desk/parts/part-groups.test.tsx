import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { PartGroups } from './part-groups';

/** Files without a look of their own, each with what shows it or why there is nothing to see. */
const notShown: Readonly<Record<string, string>> = {
  captcha: 'draws nothing: it loads the script of its provider',
  'captcha-guard': 'captcha-notice is what it shows',
  countdown: 'countdown-clock, with the time of the page',
  'countdown-board': 'countdown-tiles, with the time of the page',
  'curve-line': 'a part of bars and of area',
  dialog: 'what modal opens in',
  'field-frame': 'what every field stands in',
  'file-row': 'a row of file-field',
  'island-texts': 'hands texts on and draws nothing',
  'kept-still': 'looks as what stands in it',
  'lane-rail': 'a lane of lanes',
  late: 'fetches a part and draws nothing',
  'late-drawn': 'fetches the script of a part and draws nothing',
  markdown: 'an article: headings, lists and quotes as the news have them',
  'more-messages': 'hands texts on and draws nothing',
  'moving-rows': 'moves rows and draws nothing',
  'nav-link': 'looks as the menu it stands in',
  plot: 'the field of bars and of area',
  'plot-labels': 'below every plot',
  'proof-field': 'file-field, with private pictures',
  'relative-time': 'a text that another minute changes',
  'sent-link': 'looks as its place says',
  shared: 'moves what a card and its page share, and looks as that',
  'skip-link': 'outside of the screen until the keyboard comes to it',
  'soft-link': 'looks as its place says',
  'soft-nav': 'looks as the menu it holds',
  'soft-pages': 'hears presses and draws nothing',
  still: 'looks as what stands in it',
  until: 'until-over, with the time of the page',
  'until-over': 'shows what it is given, until a time',
  'with-texts': 'brings the texts of a part and draws nothing',
};

const parts = ['ui', 'figures'].flatMap((room) =>
  readdirSync(join(import.meta.dirname, '../..', room))
    .filter((file) => /(?<!test)\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', '')),
);
const markup = renderToStaticMarkup(
  <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
    <PartGroups />
  </NextIntlClientProvider>,
);
const shown = new Map(
  markup
    .split('data-part="')
    .slice(1)
    .map((text) => [
      text.slice(0, text.indexOf('"')),
      [...text.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state),
    ]),
);

describe('the page of the parts', () => {
  it('shows every part of the site, but those that say why not', () => {
    expect(parts.filter((part) => !shown.has(part) && !(part in notShown))).toEqual([]);
  });

  it('names no part that there is not, and excuses none that it shows', () => {
    expect([...shown.keys(), ...Object.keys(notShown)].filter((part) => !parts.includes(part))).toEqual([]);
    expect(Object.keys(notShown).filter((part) => shown.has(part))).toEqual([]);
  });

  it.each([
    ['button', ['rest', 'hover', 'focus', 'pressed', 'disabled', 'loading']],
    ['field', ['rest', 'hover', 'focus', 'filled', 'disabled', 'empty', 'error']],
    ['select-field', ['rest', 'hover', 'focus', 'filled', 'disabled', 'error']],
    ['check-field', ['rest', 'hover', 'focus', 'pressed', 'filled', 'disabled', 'error']],
    ['file-field', ['rest', 'hover', 'focus', 'filled', 'loading', 'error']],
    ['tabs', ['rest', 'hover', 'focus']],
    ['data-table', ['rest', 'filled', 'empty']],
  ])('shows %s in each of its states', (part, states) => {
    expect([...(shown.get(part) ?? [])].sort()).toEqual([...states].sort());
  });

  it('has no style of its own, which the policy forbids', () => {
    expect(markup).not.toMatch(/ style=/);
  });
});
