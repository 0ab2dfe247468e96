import { existsSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OverlayBonus } from '@/lib/data/overlay-view';
import { overlayLooks, parseChoices, parseLook } from '@/lib/format/overlay-look';
import { overlayKeys } from '@/lib/format/overlay-widgets';
import { messages } from '@/lib/i18n/default-messages';
import { toOverlaySamples } from './overlay-samples';
import { OverlayView } from './overlay-view';
import { findBest, findOn, toWindow } from './to-window';

const overlaySamples = toOverlaySamples(messages.desk.overlays.own.sample);

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );

function markup(widget: (typeof overlayKeys)[number], said: Record<string, string> = {}) {
  const props = { widget, look: parseLook(said), choices: parseChoices(widget, said), isSample: true };
  return draw(<OverlayView {...props} data={overlaySamples[widget]} />);
}

it('draws every widget without a style in its markup, which the policy refuses, and without a link, which nobody can press', () => {
  for (const widget of overlayKeys) {
    const html = markup(widget, { kod: 'AKŞAM-75' });
    expect(html, widget).toContain('ov-card');
    expect(html, widget).not.toMatch(/ style=|<a |<script|<iframe/);
  }
});

it('shows samples with names and pictures that the site has', () => {
  for (const widget of overlayKeys) {
    const pictures = [...markup(widget, { kod: 'X' }).matchAll(/ src="([^"]+)"/g)].map(([, src]) => src);
    for (const src of pictures) expect(existsSync(`public${src}`), src).toBe(true);
  }
  expect(overlaySamples.hunt?.bonuses.map(({ name }) => name)).not.toContain('');
});

it('is empty while there is nothing to show', () => {
  for (const widget of overlayKeys) {
    const props = { widget, look: parseLook({}), choices: parseChoices(widget, {}) };
    const html = draw(<OverlayView {...props} data={widget === 'alerts' ? [] : null} />);
    expect(html, widget).not.toContain('ov-card');
  }
});

it('says its look as marks of its box, each of a known list', () => {
  const html = markup('hunt', { renk: 'mor', olcek: '150', kose: 'sag-alt', zemin: 'saydam' });
  expect(html).toContain('data-renk="mor" data-olcek="150" data-kose="sag-alt" data-zemin="saydam"');
  for (const [name, values] of Object.entries(overlayLooks))
    for (const value of values)
      expect(markup('best', { [name]: value })).toContain(`data-${name}="${value}"`);
});

it('shows as many bonuses as were asked for around the one that is opened', () => {
  const bonus = (position: number, state: OverlayBonus['state'], x: number | null = null): OverlayBonus => ({
    ...{
      position,
      state,
      x,
      name: `Oyun ${position}`,
      imageUrl: null,
      bet: 100,
      win: x === null ? null : x * 100,
    },
  });
  const all = [
    ...[1, 2, 3, 4].map((at) => bonus(at, 'opened', at * 10)),
    bonus(5, 'void'),
    bonus(6, 'opening'),
    ...[7, 8, 9, 10, 11, 12].map((at) => bonus(at, 'unopened')),
  ];
  const positions = (list: readonly OverlayBonus[], rows: number) =>
    toWindow(list, rows).map((one) => one.position);
  expect(positions(all, 5)).toEqual([3, 4, 6, 7, 8]);
  expect(positions(all, 15)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]);
  const over = all.map((one) => ({ ...one, state: 'opened' as const }));
  expect(positions(over, 3)).toEqual([10, 11, 12]);
  expect([findOn(all)?.position, findOn(over), findBest(all)?.position, findBest([])]).toEqual([
    6,
    undefined,
    4,
    undefined,
  ]);
});

it('says of a goal what the streamer counts: Sikke that came back, guesses, bonuses, or up to a number of their own', () => {
  expect(markup('goal')).toContain('₺7,400.00 / ₺18,000.00');
  expect(markup('goal', { hedef: '10000' })).toContain('%74');
  expect(markup('goal', { konu: 'tahmin', hedef: '500' })).toContain('214 / 500');
  expect(markup('goal', { konu: 'bonus' })).toContain('4 / 12');
});
