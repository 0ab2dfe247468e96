import { describe, expect, it } from 'vitest';
import { cutSheet, parseSheet, wordsOf } from './cut-styles.mjs';

/** What stays of a sheet for a page that names these classes. */
const cut = (sheet: string, ...names: string[]) =>
  cutSheet(parseSheet(sheet), (name) => names.includes(name));

describe('a sheet that is cut for a page', () => {
  it('is the very sheet where every class is known', () => {
    const sheet =
      '@charset "utf-8";@layer a,b;@layer b{.x{color:red}.y:hover{color:"};{"}}@property --v{syntax:"*";inherits:false}@media (width>=40rem){.x{margin:0}}@keyframes k{0%{top:0}to{top:1px}}.z{&.x{top:0}.y{top:1px}}';
    expect(cutSheet(parseSheet(sheet), () => true)).toBe(sheet);
  });

  it.each([
    ['keeps what asks for no class', 'body{a:b}[data-x]>p{a:b}*,:after{a:b}'],
    ['keeps a rule of which one selector may be meant', '.no,.x p{a:b}'],
    ['does not look into brackets of several', '.x:not(.no){a:b}:is(.no,.other){a:b}[class~=".no"]{a:b}'],
    ['keeps faces, properties and movements', '@font-face{src:url(a)}@keyframes no{to{a:b}}'],
    ['keeps what it cannot read as a word', ".before\\:content-\\[\\'no\\'\\]{a:b}"],
  ])('%s', (_what, sheet) => {
    expect(cut(sheet, 'x')).toBe(sheet);
  });

  it.each([
    ['.no{a:b}.x{c:d}', '.x{c:d}'],
    ['.x.no{a:b}.x .no{a:b}.no>.x{a:b}', ''],
    [
      '@media print{.no{a:b}}@supports (a:b){@media print{.no{a:b}.x{a:b}}}',
      '@supports (a:b){@media print{.x{a:b}}}',
    ],
    ['@layer base{.no{a:b}}@layer{.no{a:b}}', '@layer base;'],
    ['.no{&:hover{a:b}.x{a:b}}', ''],
    [':where(.no>:not(:last-child)){a:b}:where(.x>:not(.no)){a:b}', ':where(.x>:not(.no)){a:b}'],
    [
      ':is(:where(.no):is([open],:open) .x),:is(.no\\:x){a:b}:is(:where(.x):hover){a:b}',
      ':is(:where(.x):hover){a:b}',
    ],
  ])('leaves out of %s what nothing on the page can be', (sheet, rest) => {
    expect(cut(sheet, 'x')).toBe(rest);
  });

  it.each([
    ['md:w-1/2', '.md\\:w-1\\/2'],
    ['2xl:flex', '.\\32 xl\\:flex'],
    ['[&>p]:mt-2', '.\\[\\&\\>p\\]\\:mt-2'],
    ['w-[calc(100%-1rem)]', '.w-\\[calc\\(100\\%-1rem\\)\\]'],
    ['İzin', '.İzin'],
  ])('knows %s by how a sheet writes it', (name, selector) => {
    expect(cut(`${selector}{a:b}`, name)).toBe(`${selector}{a:b}`);
    expect(cut(`${selector}{a:b}`)).toBe('');
  });
});

it.each([
  ['markup', '<p class="a [&amp;&gt;p]:mt-2 b">'],
  ['the data of a page', '["$","p",null,{\\"className\\":\\"a [\\u0026\\u003ep]:mt-2 b\\"}]'],
  ['a script', "x?`a [&>p]:mt-2`:'b'"],
])('finds the classes in %s', (_where, text) => {
  const words = wordsOf(text);
  expect(['a', 'b', '[&>p]:mt-2'].filter((name) => !words.has(name))).toEqual([]);
});
