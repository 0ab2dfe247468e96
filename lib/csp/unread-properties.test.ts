import { describe, expect, it } from 'vitest';
import { withoutUnread } from './unread-properties.mjs';

const registered = (name: string, first = '') =>
  `@property --tw-${name}{syntax:"*";inherits:false${first && `;initial-value:${first}`}}`;
/** The one sheet of a page, with what it registers. */
const rest = (rules: string, ...properties: string[]) => withoutUnread([rules + properties.join('')])[0];

describe("Tailwind's variables in the sheets of a page", () => {
  it('stand for what they are where no rule of the page sets them', () => {
    const digits = '.a{font-variant-numeric:var(--tw-ordinal, ) var(--tw-spacing, );color:red}';
    const set = '.b{--tw-spacing:tabular-nums}';
    expect(rest(`${digits}${set}`, registered('ordinal'), registered('spacing'))).toBe(
      `.a{font-variant-numeric:var(--tw-spacing, );color:red}${set}${registered('spacing')}`,
    );
    expect(rest('.a{border-style:var(--tw-border)}', registered('border', 'solid'))).toBe(
      '.a{border-style:solid}',
    );
    expect(rest('.a{line-height:var(--tw-leading,calc(1.25 / .875))}', registered('leading'))).toBe(
      '.a{line-height:calc(1.25 / .875)}',
    );
  });

  it('stay where one rule of any of the sheets sets them and another reads them', () => {
    const sheets = ['.a{--tw-x:1px}', `.b{translate:var(--tw-x) 0}${registered('x', '0')}`];
    expect(withoutUnread(sheets)).toEqual(sheets);
  });

  it('are not declared where nothing reads them, nor moved in a transition, nor what those alone read', () => {
    const weight = '.a{--tw-weight:var(--tw-w);font-weight:600}.b{--tw-w:1}.c{--tw-weight:700}';
    expect(rest(weight, registered('weight'), registered('w'))).toBe('.a{font-weight:600}.b{}.c{}');
    expect(rest('.a{transition-property:color,--tw-from,--tw-to,fill}')).toBe(
      '.a{transition-property:color,fill}',
    );
  });

  it('lose their values for browsers that register none, too', () => {
    const reset = '@supports (a:b){*,:before,:after,::backdrop{--tw-a:0;--tw-b:initial}}';
    expect(rest(`${reset}.a{rotate:var(--tw-a)}.b{--tw-a:1deg}`, registered('a', '0'))).toBe(
      `@supports (a:b){*,:before,:after,::backdrop{--tw-a:0;}}.a{rotate:var(--tw-a)}.b{--tw-a:1deg}${registered('a', '0')}`,
    );
  });

  it('are left to the browser where nothing would be said without them, and where it is not known what they are', () => {
    const nothing = `.a{filter:var(--tw-blur, )}${registered('blur')}`;
    expect(rest(nothing)).toBe(nothing);
    const unknown = '.a{color:var(--tw-own)}';
    expect(rest(unknown)).toBe(unknown);
  });

  it('take nothing else along: texts, addresses, other variables', () => {
    const other = `.a{content:"--tw-a:b;var(--tw-x,y)";--own:1;background:url("a;b{c}");color:var(--own)}`;
    expect(rest(other)).toBe(other);
  });
});
