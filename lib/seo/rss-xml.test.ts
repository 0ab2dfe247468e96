import { expect, it } from 'vitest';
import { rssXml } from './rss-xml';

const feed = { title: 'Haberler', description: 'Son haberler', path: '/haberler/rss.xml', page: '/haberler' };

it('names each article once, with its address, its time in the form of RFC 822, and escaped texts', () => {
  const xml = rssXml('https://sikke.example', {
    ...feed,
    items: [
      {
        title: 'A & B <script>',
        path: '/haberler/a',
        description: '"x"',
        category: null,
        publishedAt: '2026-11-21T10:00:00.000Z',
      },
    ],
  });
  expect(xml).toContain('<atom:link href="https://sikke.example/haberler/rss.xml" rel="self"');
  expect(xml).toContain(
    '<title>A &#38; B &#60;script&#62;</title><link>https://sikke.example/haberler/a</link>',
  );
  expect(xml).toContain('<guid isPermaLink="true">https://sikke.example/haberler/a</guid>');
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>');
  expect(xml).not.toContain('<script>');
});
