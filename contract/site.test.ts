import { expect, test } from 'vitest';
import { siteSchema } from './site';

test('a network the site does not know does not cost the others', () => {
  const social = { kick: 'https://kick.com/a', tiktok: 'https://tiktok.com/@a', skype: null };
  expect(siteSchema.parse({ is_live: 1, social })).toEqual({
    is_live: 1,
    social: { kick: 'https://kick.com/a', skype: null },
  });
});
