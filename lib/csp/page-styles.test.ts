import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.mjs';
import { lateScripts } from './late-scripts.mjs';
import { createPageStyles } from './page-styles.mjs';

const files: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '@layer base;body{a:a}.seen{a:b}.said{a:c}.drawn{a:d}.other{a:e}',
  '/_next/static/chunks/b.css': '.seen{c:d}.elsewhere{c:e}',
  '/_next/static/chunks/own.js': 'x({className:`drawn`})',
  '/_next/static/chunks/far.js': 'x({className:"elsewhere other"})',
  '/_next/static/chunks/bringing.js': 'l("static/chunks/later.js","static/chunks/missing.js")',
  '/_next/static/chunks/later.js': 'l(["static/chunks/far.js","static/chunks/bringing.js"])',
};
const read = async (path: string) => files[path] ?? null;
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string, data = '') =>
  `<head>${links}<script src="/_next/static/chunks/own.js" async=""></script></head><body><p class="seen">x</p><script>self.f("${data}")</script></body>`;

const finished = async (html: string, cut = createPageStyles(read)) => cut(await inlineStyles(html, read));

it('a page holds the rules for what stands in it, in its data and in its own scripts, and brings the rest later', async () => {
  const html = await finished(page(link('a') + link('b'), '{\\"className\\":\\"said\\"}'));
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, sheet]) => sheet);
  expect(sheets).toEqual(['@layer base;body{a:a}.seen{a:b}.said{a:c}.drawn{a:d}', '.seen{c:d}']);
  expect(html.match(/media="not all" disabled="" data-whole=""/g)).toHaveLength(2);
  expect(lateScripts(html)).toContain('l.disabled=!1');
});

it('is cut once, and one page after the other each to its own', async () => {
  const cut = createPageStyles(read);
  const first = await finished(page(link('a')), cut);
  expect(await cut(first)).toBe(first);
  const second = await finished(page(link('a')).replace('seen', 'other'), cut);
  expect(second).toContain('<style>@layer base;body{a:a}.drawn{a:d}.other{a:e}</style>');
  expect(await finished(page(link('a')), cut)).toBe(first);
});

it('holds the rules for what its scripts bring on demand, and what that brings, as well', async () => {
  const html = await finished(page(link('a') + link('b')).replace('own.js', 'bringing.js'));
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, sheet]) => sheet);
  expect(sheets).toEqual(['@layer base;body{a:a}.seen{a:b}.other{a:e}', '.seen{c:d}.elsewhere{c:e}']);
});

it('holds the rules for classes that a script puts together', async () => {
  const sheet = '.lane-win{a:b}.lane-coin{a:c}.lanes{a:b}.circle{a:b}';
  const script = String.raw`x({className:\`seen lane-\${t}\`,id:"a"})`.replaceAll('\\', '');
  const cut = createPageStyles(async () => script);
  expect(await cut(await inlineStyles(page(link('a')), async () => sheet))).toContain(
    '<style>.lane-win{a:b}.lane-coin{a:c}</style>',
  );
});

it('knows of a sheet that came later what an earlier script names', async () => {
  const cut = createPageStyles(read);
  const far = (links: string) => page(links).replace('own.js', 'far.js');
  await finished(far(link('a')), cut);
  expect(await finished(far(link('b')), cut)).toContain('<style>.seen{c:d}.elsewhere{c:e}</style>');
});

it('says a declaration once that stands several times on end, and one that is said again later again', async () => {
  const sheet = '.seen{a:b;a:b;a:b;c:f(1);c:f(1);a:b}';
  const cut = createPageStyles(read);
  const html = await cut(await inlineStyles(page(link('a')), async () => sheet));
  expect(html).toContain('<style>.seen{a:b;c:f(1);a:b}</style>');
});

it('leaves a page alone that has only links to its sheets', async () => {
  const html = page(link('missing'));
  expect(await finished(html)).toBe(html);
});
