import { expect, test } from 'vitest';
import { isOn } from './is-on';
import { initSchema, siteSchema } from './site';

test('a network the site does not know does not cost the others', () => {
  const social = { kick: 'https://kick.com/a', tiktok: 'https://tiktok.com/@a', skype: null };
  expect(siteSchema.parse({ is_live: 1, social })).toEqual({
    is_live: 1,
    social: { kick: 'https://kick.com/a', skype: null },
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
])('a switch that is %j is %j, and breaks nothing beside it', (value, isSwitchedOn) => {
  const { setting } = initSchema.parse({ setting: { css: 'a{}', login_telegram_required: value } });
  expect([isOn(setting?.login_telegram_required), setting?.css]).toEqual([isSwitchedOn, 'a{}']);
});
