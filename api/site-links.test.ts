import { expect, test } from 'vitest';
import { referenceTypes } from '@/contract/references';
import { referencePath } from '@/lib/format/reference-paths';
import { extraPages } from '@/lib/routes';
import { linkTo, tokenLink } from './site-links';

test.each(referenceTypes)('a mail about %s leads where the page about it leads', (type) => {
  expect(linkTo('https://ornek.test/', { type })).toBe(`https://ornek.test${referencePath({ type })}`);
  const one = { type, id: 'a b' };
  expect(linkTo('https://ornek.test', one)).toBe(`https://ornek.test${referencePath(one)}`);
});

test('a mailed token leads to a page of the path table', () => {
  for (const letter of ['confirmEmail', 'resetPassword'] as const)
    expect(tokenLink('https://ornek.test/', letter, 't')).toBe(
      `https://ornek.test${extraPages[letter].path}#t`,
    );
});

test('a type that the site does not know leads nowhere', () => {
  expect(referencePath({ type: 'toString' })).toBeNull();
});
