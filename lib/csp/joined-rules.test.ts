import { expect, it } from 'vitest';
import { joinedRules } from './joined-rules.mjs';

const mixed = '@supports (color:color-mix(in lab, red, red)){';

it('makes one rule of neighbours that declare the same', () => {
  expect(joinedRules('.a{b:c}.d:hover{b:c}.e{b:d}.f{b:c}')).toBe('.a,.d:hover{b:c}.e{b:d}.f{b:c}');
  expect(joinedRules('@media print{.a{b:c}.d{b:c}}.e{b:c}')).toBe('@media print{.a,.d{b:c}}.e{b:c}');
});

it('leaves a selector alone that a browser may not know, and would pass over its neighbours with', () => {
  for (const selector of ['label:has(input)', ':popover-open', '::-moz-x', '.a::details-content'])
    expect(joinedRules(`.b{c:d}${selector}{c:d}.e{c:d}`)).toBe(`.b{c:d}${selector}{c:d}.e{c:d}`);
  expect(joinedRules('button{c:d}::file-selector-button{c:d}::-webkit-x{c:d}')).toBe(
    'button,::file-selector-button,::-webkit-x{c:d}',
  );
  const moving = '::view-transition-old(.a){c:d}::view-transition-new(.a){c:d}';
  expect(joinedRules(`.b{c:d}${moving}`)).toBe(
    '.b{c:d}::view-transition-old(.a),::view-transition-new(.a){c:d}',
  );
});

it('mixes a colour without another one before it, where that is all the rule says', () => {
  const rule = '.a\\/40:hover{color:#0009}';
  const mix = 'color:color-mix(in oklab, var(--b) 60%, transparent)';
  expect(joinedRules(`.z{a:b}${rule}${mixed}.a\\/40:hover{${mix}}}`)).toBe(`.z{a:b}.a\\/40:hover{${mix}}`);
  for (const kept of [
    `.a{color:#0009;b:c}${mixed}.a{${mix}}}`,
    `.b{color:#0009}${mixed}.a{${mix}}}`,
    `.a{fill:#0009}${mixed}.a{${mix}}}`,
  ])
    expect(joinedRules(kept)).toBe(kept);
});

it("leaves out a typeface's own class, and keeps that of its variable", () => {
  expect(joinedRules('.Ab-1_className{font-family:a,b}.Ab-1_variable{--face:"a"}')).toBe(
    '.Ab-1_variable{--face:"a"}',
  );
});
