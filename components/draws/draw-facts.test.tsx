import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { quicknet } from '@/contract/draw/beacon';
import type { DrawBeaconWire, DrawFactsWire } from '@/contract/draw-proof';
import { messages } from '@/lib/i18n/default-messages';
import { DrawFacts } from './draw-facts';
import type { DrawEnded } from './draw-timeline';

const draw: DrawFactsWire = {
  algorithm: 'sikke-cekilis-1',
  commitment: 'a'.repeat(64),
  root: 'b'.repeat(64),
  server_seed: 'c'.repeat(64),
  seed: 'd'.repeat(64),
  drawn_at: '2026-11-20T18:00:00Z',
};

const toMarkup = (facts: DrawFactsWire, ended: DrawEnded | null = null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <DrawFacts draw={facts} proof="/api/raffles/cuma/proof" name="cuma" raffle="cuma" ended={ended} />
    </NextIntlClientProvider>,
  );

it('the file of a draw stands beside the button that computes it, and what comes out below both: nothing jumps', () => {
  const markup = toMarkup(draw);
  const [, row = '', below = ''] =
    markup.match(/<div class="flex flex-wrap gap-3">(.*?)<\/div>(<div role="status">.*)$/s) ?? [];
  expect(row).toMatch(/^<button.*<\/button><a [^>]*download="cuma\.json".*<\/a>$/s);
  expect(row).toContain(messages.draws.check.action);
  expect(row).toContain(messages.draws.proof.download);
  expect(row).not.toContain('<div');
  expect(below).toMatch(/^<div role="status"><\/div><\/div><\/section>$/);
});

describe('the steps of a draw by the beacon', () => {
  const published: DrawFactsWire = {
    ...{ algorithm: 'sikke-cekilis-2', commitment: 'a'.repeat(64), published_at: '2026-11-01T09:00:00Z' },
    ...{ ends_at: '2026-11-20T17:00:00Z', draw_at: '2026-11-20T18:00:00Z' },
    beacon: { chain: quicknet.hash },
  };
  const named: DrawBeaconWire = { chain: quicknet.hash, round: 1000, due_at: '2026-11-20T18:00:00Z' };
  const frozen = {
    ...published,
    ...{ root: 'b'.repeat(64), frozen_at: '2026-11-20T17:00:20Z', beacon: named },
  };
  const fetched = {
    ...{ ...named, signature: 'e'.repeat(96), fetched_at: '2026-11-20T18:00:03Z' },
    source: 'api.drand.sh',
  };
  const drawn = {
    ...{ ...frozen, beacon: fetched, server_seed: 'c'.repeat(64), seed: 'd'.repeat(64) },
    drawn_at: '2026-11-20T18:00:05Z',
  };

  /** The titles of the steps, and what is noted below them. */
  function steps(facts: DrawFactsWire, ended: DrawEnded | null = null) {
    const markup = toMarkup(facts, ended);
    const titles = [...markup.matchAll(/<p class="font-medium">([^<]*?) ?(?:<time|<\/p>)/g)];
    return {
      titles: titles.map(([, title]) => title?.trim()),
      note: markup.match(/role="note"[^>]*>([^<]*)/)?.[1],
    };
  }

  it('are said as done where they are done and as to come where they are to come, whatever the stage', () => {
    const later = ['İmza alınacak', 'Sonuç hesaplanacak'];
    const stages: readonly (readonly [DrawFactsWire, readonly string[]])[] = [
      [published, ['Söz verildi', 'Liste donacak', 'Beklenen tur', ...later]],
      [frozen, ['Söz verildi', 'Liste dondu', 'Beklenen tur 1000', ...later]],
      [
        { ...frozen, beacon: fetched },
        ['Söz verildi', 'Liste dondu', 'Tur çıktı 1000', 'İmza alındı', 'Sonuç hesaplanacak'],
      ],
      [drawn, ['Söz verildi', 'Liste dondu', 'Tur çıktı 1000', 'İmza alındı', 'Sonuç hesaplandı']],
    ];
    for (const [facts, titles] of stages) expect(steps(facts)).toEqual({ titles, note: undefined });
    expect(toMarkup(published)).not.toMatch(/yayımlandı; bundan sonra|doğrulanıp saklandı|tek seferde çıktı/);
  });

  it('say that the draw waits and when it was tried last, where its round is not had', () => {
    const { titles, note } = steps({ ...frozen, beacon: { ...named, tried_at: '2026-11-20T18:05:00Z' } });
    expect(titles[2]).toBe('Beklenen tur 1000');
    expect(note).toContain('20 Kasım 2026 21:05');
    expect(note).toContain('başka bir kaynak kullanılmaz');
  });

  it('of one that was cancelled after its list was frozen are those that came, with its root and the round that was to decide, and that the rest did not come', () => {
    const { titles, note } = steps(frozen, 'cancelled');
    expect(titles).toEqual(['Söz verildi', 'Liste dondu', 'Beklenen tur 1000']);
    expect(note).toBe(messages.draws.timeline.ended.cancelled);
    const markup = toMarkup({ ...frozen, beacon: fetched }, 'cancelled');
    expect(markup).toContain('b'.repeat(64));
    expect(markup).toContain('Tur çıktı 1000');
    expect(markup).not.toContain(messages.draws.proof.serverSeedLater);
    expect(steps(drawn, 'needless').note).toBeUndefined();
  });
});
