import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import shortRules from './short-rules.cjs';

const drawn = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${room}/${file}`),
);
const short = (css: string) => postcss([shortRules()]).process(css, { from: undefined }).css;

describe('a rule of a utility', () => {
  it.each([
    [
      'the room between entries',
      'margin-block-start: calc(calc(0.25rem * 8) * var(--tw-space-y-reverse))',
      'margin-block-start: 0',
    ],
    [
      'the room below them',
      'margin-block-end: calc(calc(0.25rem * 8) * calc(1 - var(--tw-space-y-reverse)))',
      'margin-block-end: calc(0.25rem * 8)',
    ],
    [
      'the line between them',
      'border-bottom-width: calc(1px * calc(1 - var(--tw-divide-y-reverse)))',
      'border-bottom-width: 1px',
    ],
    [
      'a text in lines of their own height',
      'line-height: var(--tw-leading, calc(1.25 / 0.875))',
      'line-height: 1.4286',
    ],
    ['a height that is a number', 'line-height: var(--tw-leading, 1)', 'line-height: 1'],
    [
      'digits of one width',
      '--tw-numeric-spacing: tabular-nums;font-variant-numeric: var(--tw-ordinal,) var(--tw-numeric-spacing,)',
      'font-variant-numeric: tabular-nums',
    ],
    ['a border', 'border-top-style: var(--tw-border-style);border-top-width: 1px', 'border-top-width: 1px'],
    ['a dashed border', '--tw-border-style: dashed;border-style: dashed', 'border-style: dashed'],
  ])('says %s short', (_, long, said) => {
    expect(short(`@layer utilities{.a{color: red;${long}}}`)).toBe(
      `@layer utilities{.a{color: red;${said}}}`,
    );
  });

  const move =
    'transition-timing-function: var(--ease-out);transition-duration: var(--tw-duration, var(--default-transition-duration))';

  it('says the usual movement by its variable, and by another what a change of colours moves', () => {
    const colours =
      'color, background-color, border-color, outline-color, text-decoration-color, fill, stroke';
    const said = '.a{transition: var(--default-transition);transition-property: var(--transition-colors)}';
    expect(short(`.a{transition-property: ${colours};${move}}`)).toBe(said);
    expect(short(`.a{transition-property: ${colours}, --tw-gradient-from;${move}}`)).toBe(said);
    expect(short(`.a{transition-property: opacity;${move}}`)).toBe(
      '.a{transition: var(--default-transition);transition-property: opacity}',
    );
    const own = '.a{transition-property: opacity;transition-timing-function: linear;transition-duration: 1s}';
    expect(short(own)).toBe(own);
  });

  it('keeps what a rule that stands before it may have set, where it holds on a condition', () => {
    const rule = `line-height: var(--tw-leading, 1);transition-property: opacity;${move}`;
    for (const one of [`@media print{.a{${rule}}}`, `.sm\\:a{${rule}}`]) expect(short(one)).toBe(one);
  });

  it('is left out where it is for elements that the site does not make', () => {
    const reset =
      'abbr:where([title]){a:b}sub,sup{a:b}sub{a:b}progress{a:b}:where(select:is([multiple],[size])) optgroup option{a:b}';
    expect(short(`${reset}b,strong{a:b}.sup{a:b}sub,p{a:b}`)).toBe('b,strong{a:b}.sup{a:b}sub,p{a:b}');
    for (const file of drawn)
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /<(?:abbr|sub|sup|progress|optgroup)\b|<select[^>]* multiple/,
      );
  });

  it('leaves initial values alone', () => {
    const reset = '*,:before{--tw-border-style: solid;--tw-space-y-reverse: 0}';
    expect(short(reset)).toBe(reset);
  });
});

it('has its variables from the sheet of the site', () => {
  const sheet = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect(sheet).toContain('--default-transition: var(--default-transition-duration) var(--ease-out);');
  expect(sheet).toContain(
    '--transition-colors: color, background-color, border-color, outline-color, text-decoration-color, fill, stroke;',
  );
});
