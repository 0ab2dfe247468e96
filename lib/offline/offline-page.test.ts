import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourDefaults } from '@/contract/colours';
import { callTo } from '@/lib/calls';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { offlinePage } from './offline-page';

const look = { siteName: 'Örnek', colours: colourDefaults };
const shows = [{ title: 'Pazar avı <b>', when: '24 Kasım 2026 21:00', startsAt: '2026-11-24T18:00:00.000Z' }];

test('the page says when the next shows are, and nothing that somebody wrote is markup', () => {
  const { html } = offlinePage({ look, shows, texts: messages.offline });
  expect(html).toContain(
    '<time datetime="2026-11-24T18:00:00.000Z">24 Kasım 2026 21:00</time>Pazar avı &lt;b&gt;',
  );
  expect(html).toContain(`<title>${messages.offline.title} · Örnek</title>`);
  expect(html).not.toContain('<b>');
});

test('without a show it says so', () => {
  const { html } = offlinePage({ look, shows: [], texts: messages.offline });
  expect(html).toContain(messages.offline.none);
  expect(html).not.toContain('<ol>');
});

test('it needs no other file, and its policy lets its own style and script in alone', () => {
  const { html, policy } = offlinePage({ look, shows, texts: messages.offline });
  const [, css = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<link|<img|src=|url\(|style="/);
});

test('the service worker knows the addresses that the tables do', () => {
  const worker = readFileSync('public/sw.js', 'utf8');
  expect(worker).toContain(`const offlinePage = '${pathTo('offline')}';`);
  expect(worker).toContain(`const deviceCall = '${callTo('pushDevice')}';`);
});
