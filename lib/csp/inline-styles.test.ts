import { describe, expect, it } from 'vitest';
import { sha256Source } from './inline-script-hashes.mjs';
import { inlineStyleHashes, inlineStyles } from './inline-styles.mjs';

const path = '/_next/static/chunks/a1.css';
const link = `<link rel="stylesheet" href="${path}" data-precedence="next"/>`;
const page = (head: string) => `<html><head>${head}</head><body><p>x</p></body></html>`;
const sheet = '@font-face{src:url(../media/f.woff2)}a{background:url("/x.svg"),url(data:x)}b{c:"$&"}';

describe('a page with style sheets of its own', () => {
  it('holds them, with addresses made whole, and keeps each link at its end, for no medium and not asked for', async () => {
    const whole = await inlineStyles(page(link), async () => sheet);
    expect(whole).toBe(
      '<html><head><style>@font-face{src:url(/_next/static/media/f.woff2)}a{background:url("/x.svg"),url(data:x)}b{c:"$&"}</style></head>' +
        `<body><p>x</p><link rel="stylesheet" href="${path}" media="not all" disabled="" data-precedence="next"/></body></html>`,
    );
  });

  it('is changed once', async () => {
    const whole = await inlineStyles(page(link), async () => sheet);
    expect(await inlineStyles(whole, async () => sheet)).toBe(whole);
  });

  it('stays as it is where a sheet is missing, could end the element, or is not of the build', async () => {
    for (const text of [null, 'a::after{content:"</style>"}'])
      expect(await inlineStyles(page(link), async () => text)).toBe(page(link));
    for (const href of [
      '/operator.css',
      '/_next/static/../../secret.css',
      'https://other/_next/static/a.css',
    ]) {
      const other = page(`<link rel="stylesheet" href="${href}"/>`);
      expect(await inlineStyles(other, async () => sheet)).toBe(other);
    }
  });

  it('asks for its typefaces at once, each one time, where Next does not ask', async () => {
    const face = (name: string) => `@font-face{src:url(../media/${name}.woff2)format("woff2")}`;
    const faces = face('text_latin-s.p.1v~n-g') + face('display.p.2') + face('late.3') + face('display.p.2');
    const preload = (name: string) =>
      `<link rel="preload" href="/_next/static/media/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`;
    const whole = await inlineStyles(page(link), async () => faces);
    expect(whole).toContain(
      `<head>${preload('text_latin-s.p.1v~n-g')}${preload('display.p.2')}<style>@font-face`,
    );
    expect(whole.match(/as="font"/g)).toHaveLength(2);
    const asked = await inlineStyles(page(preload('other.p.4') + link), async () => faces);
    expect(asked.match(/as="font"/g)).toHaveLength(1);
  });

  it('is allowed its styles by hash, each once', async () => {
    const html = page('<style>a{}</style><style data-x>a{}</style><style>b{}</style>');
    expect(await inlineStyleHashes(html)).toEqual([await sha256Source('a{}'), await sha256Source('b{}')]);
  });
});
