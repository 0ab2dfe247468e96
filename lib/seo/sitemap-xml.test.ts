import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, sitemapIndexXml, sitemapXml } from './sitemap-xml';

const origin = 'https://sikke.example';

describe('sitemaps', () => {
  it('name pages with absolute addresses and the time of their last change', () => {
    const xml = sitemapXml(origin, [
      { path: '/haberler', changedAt: null },
      { path: '/haberler/a', changedAt: '2026-11-21T10:00:00.000Z' },
    ]);
    expect(xml).toContain('<url><loc>https://sikke.example/haberler</loc></url>');
    expect(xml).toContain('haberler/a</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></url>');
  });

  it('are gathered by one index', () => {
    expect(sitemapIndexXml(origin, ['/sitemaps/news.xml'])).toContain(
      '<sitemap><loc>https://sikke.example/sitemaps/news.xml</loc></sitemap>',
    );
  });

  it('stay well formed, whatever text goes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeXml(text);
        expect(escaped).not.toMatch(/[<>"']|&(?!#\d+;)/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 has no place for
        expect(escaped).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      }),
    );
  });
});
