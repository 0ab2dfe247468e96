import { expect, it } from 'vitest';
import { popupSlides } from './popup-slides';

const ids = (entries: Parameters<typeof popupSlides>[0]) =>
  popupSlides(entries).map(({ bannerId }) => bannerId);

it('shows the entries with a banner_id, ascending by sort as a number', () => {
  const entries = [
    { banner_id: 'c', sort: '10' },
    { banner_id: 7, sort: '9' },
    { banner_id: null, sort: '1' },
    { banner_id: 'last' },
    { banner_id: 'a', sort: '-1' },
  ];
  expect(ids(entries)).toEqual(['a', '7', 'c', 'last']);
});

it.each([[null], [undefined], ['']])(
  'shows none where the first entry has %j for a banner_id (specification 4)',
  (banner_id) => {
    expect(ids([{ banner_id }, { banner_id: 'b' }])).toEqual([]);
  },
);

it('passes over what is no id, first or not: the popup is open for the others', () => {
  expect(ids([{ banner_id: '../../user' }, { banner_id: 'b' }])).toEqual(['b']);
});

it('shows none where there is no entry', () => {
  expect(ids([])).toEqual([]);
});

it('leads to http addresses alone', () => {
  const urls = ['https://site.test/a', 'javascript:alert(1)', null];
  const slides = popupSlides(urls.map((url, place) => ({ banner_id: place, url })));
  expect(slides.map(({ url }) => url)).toEqual(['https://site.test/a', null, null]);
});
