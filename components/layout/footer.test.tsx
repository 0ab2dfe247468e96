import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OwnFooter } from '@/lib/data/frame';
import { messages } from '@/lib/i18n/default-messages';
import { Footer } from './footer';

const nothing = () => undefined;
const router = {
  ...{ back: nothing, forward: nothing, refresh: nothing, prefetch: nothing },
  ...{ push: nothing, replace: nothing, bfcacheId: '' },
};
const none: OwnFooter = { credit: null, note: null, title: null, links: [] };
const draw = (own: OwnFooter) =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <Footer social={[]} areasOff={[]} logo={null} own={own} />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );
const { footer } = messages;

describe('the footer', () => {
  it('closes with the site’s own words where the operator has none', () => {
    const markup = draw(none);
    expect(markup).toContain(footer.credit);
    expect(markup).not.toContain('footer-own');
  });

  it('is another one for other words, and the first again for the first', () => {
    const other = { ...none, credit: 'Kıyıdan sevgiler.' };
    const [first, second, third] = [draw(none), draw(other), draw(none)];
    expect(second).toBe(first.replace(footer.credit, 'Kıyıdan sevgiler.'));
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('has the operator’s words and links beside what every site must say', () => {
    const markup = draw({
      ...{ credit: 'Kıyıdan sevgiler.', note: 'Sicil no 42 <b>', title: 'Liman' },
      links: [
        { label: 'Kurallar', href: '/bilet' },
        { label: 'Topluluk', href: 'https://forum.example/' },
      ],
    });
    expect(markup).toContain('Kıyıdan sevgiler.');
    expect(markup).toContain('Sicil no 42 &lt;b&gt;');
    expect(markup).not.toContain(footer.credit);
    for (const kept of [footer.adult, footer.coins, footer.sponsors, messages.pages.terms.title])
      expect(markup).toContain(kept);
    expect(markup).toMatch(/<h2 id="footer-own"[^>]*>Liman<\/h2>/);
    expect(markup).toMatch(/<a href="\/bilet" class="foot-link">Kurallar<\/a>/);
    expect(markup).toMatch(
      /<a href="https:\/\/forum\.example\/" target="_blank" rel="noopener noreferrer"[^>]*>Topluluk/,
    );
  });
});
