import { describe, expect, it } from 'vitest';
import { shortMarkup } from './short-markup.mjs';

const inBody = (markup: string) => `<head><meta name="robots" content=""/></head><body>${markup}</body>`;

describe('the markup of a page', () => {
  it.each([
    ['<p class="btn">x</p>', '<p class=btn>x</p>'],
    ['<p class="btn btn-quiet" id="a">x</p>', '<p class="btn btn-quiet" id=a>x</p>'],
    [
      '<a data-soft="" href="/ara" aria-hidden="true">x</a>',
      '<a data-soft href="/ara" aria-hidden=true>x</a>',
    ],
    ['<input type="radio" checked="" value=""/>', '<input type=radio checked value=""/>'],
    ['<svg><use href="/a.svg#b"></use></svg>', '<svg><use href="/a.svg#b"/></svg>'],
    ['<svg><rect fill="red"></rect></svg>', '<svg><rect fill="red"/></svg>'],
    ['<ul><li>a</li><li>b</li></ul><p>c</p>', '<ul><li>a<li>b</ul><p>c</p>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    ['<img vt-name="a" vt-share="b c" alt=""/>', '<img alt=""/>'],
  ])('%s is written as %s', (markup, short) => {
    expect(shortMarkup(inBody(markup))).toBe(inBody(short));
  });

  it.each([
    ['a text that looks like it', '<p>class="btn" &lt;/li&gt;</p>'],
    ['a value with a bracket or a quotation mark in it', '<p title="a > b=&quot;c&quot; d">x</p>'],
    ['a script and what it holds', '<script id="a">let a=\'<p class="b"></li><li>\'</script>'],
    ['a rule', '<style media="print">a[b="c"]{d:"</li><li>"}</style>'],
    ['the end of an entry before anything else', '<ul><li>a</li><!-- --></ul>'],
  ])('%s stays', (_, markup) => {
    expect(shortMarkup(inBody(markup))).toBe(inBody(markup));
  });

  it('has its head as it was', () => {
    const page =
      '<html lang="tr" data-a=""><head><title>x</title><link rel="icon" href=""></head><body class="a"><p class="b">';
    expect(shortMarkup(page)).toBe(page.replace('class="b"', 'class=b'));
  });

  it('is made short once', () => {
    const short = shortMarkup(
      inBody('<ul><li class="a">b</li><li><svg><use href="c"></use></svg></li></ul>'),
    );
    expect(shortMarkup(short)).toBe(short);
  });
});
