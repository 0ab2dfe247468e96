import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DrawFactsWire } from '@/contract/draw-proof';
import { messages } from '@/lib/i18n/default-messages';
import { DrawFacts } from './draw-facts';

const draw: DrawFactsWire = {
  algorithm: 'sikke-cekilis-1',
  commitment: 'a'.repeat(64),
  root: 'b'.repeat(64),
  server_seed: 'c'.repeat(64),
  seed: 'd'.repeat(64),
  drawn_at: '2026-11-20T18:00:00Z',
};

it('the file of a draw stands beside the button that computes it, and what comes out below both: nothing jumps', () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <DrawFacts draw={draw} proof="/api/raffles/cuma/proof" name="cuma" raffle="cuma" />
    </NextIntlClientProvider>,
  );
  const [, row = '', below = ''] =
    markup.match(/<div class="flex flex-wrap gap-3">(.*?)<\/div>(<div role="status">.*)$/s) ?? [];
  expect(row).toMatch(/^<button.*<\/button><a [^>]*download="cuma\.json".*<\/a>$/s);
  expect(row).toContain(messages.draws.check.action);
  expect(row).toContain(messages.draws.proof.download);
  expect(row).not.toContain('<div');
  expect(below).toMatch(/^<div role="status"><\/div><\/div><\/section>$/);
});
