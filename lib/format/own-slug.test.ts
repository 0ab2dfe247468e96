import { expect, it } from 'vitest';
import { titleFirst, withOwnSlug } from './own-slug';

/** The form after these titles were typed, one over the other. */
function typing(...titles: readonly string[]) {
  let form = { slug: '', title: '' };
  for (const title of titles) form = withOwnSlug(form, { ...form, title });
  return form;
}

it('the address of a new entry follows its title, in letters of an address', () => {
  expect(typing('A', 'Ağ', 'Ağır İlk Sıra!').slug).toBe('agir-ilk-sira');
  expect(typing('Ağır', '').slug).toBe('');
  expect(typing('uzun '.repeat(30)).slug).toMatch(/^(?:uzun-){11}uzun$/);
});

it('an address of one’s own stays as it is', () => {
  const own = withOwnSlug({ slug: 'agir', title: 'Ağır' }, { slug: 'benim', title: 'Ağır' });
  expect(withOwnSlug(own, { ...own, title: 'Başka' }).slug).toBe('benim');
  expect(withOwnSlug({ slug: 'benim', title: '' }, { slug: 'benim', title: 'Ad' }).slug).toBe('benim');
});

it('what it is called stands before its address; what has no title keeps its order', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name }));
  expect(titleFirst(named('slug', 'name', 'link'))).toEqual(named('name', 'slug', 'link'));
  expect(titleFirst(named('slug', 'summary', 'title'))).toEqual(named('title', 'slug', 'summary'));
  expect(titleFirst(named('key', 'title'))).toEqual(named('key', 'title'));
  expect(titleFirst(named('slug', 'match'))).toEqual(named('slug', 'match'));
});
