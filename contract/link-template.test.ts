import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillLink, isLinkTemplate } from './link-template';

const link = 'https://izle.example/giris?cid={click_id}&kaynak={sub_id}';

test('an address is filled with the click and its source, encoded', () => {
  expect(fillLink(link, { click_id: 'a b', sub_id: 'x&y' })).toBe(
    'https://izle.example/giris?cid=a%20b&kaynak=x%26y',
  );
  expect(fillLink(link, {})).toBe('https://izle.example/giris?cid=&kaynak=');
});

test('only https addresses with known macros behind their host are templates', () => {
  expect(isLinkTemplate(link)).toBe(true);
  for (const wrong of [
    'http://izle.example/?c={click_id}',
    'https://{click_id}.example/',
    'https://izle.example{sub_id}/',
    'https://izle.example/?c={player}',
    'https://izle.example/?c={click_id',
    'https://izle.example/?c={{click_id}}',
    'https://kim@izle.example/?c={click_id}',
    'javascript:alert({click_id})',
  ])
    expect([wrong, isLinkTemplate(wrong)]).toEqual([wrong, false]);
});

test('nothing that is filled in leads to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (click_id, sub_id) => {
      const url = new URL(fillLink(link, { click_id, sub_id }));
      expect(url.origin).toBe('https://izle.example');
      expect([...url.searchParams.keys()]).toEqual(['cid', 'kaynak']);
    }),
  );
});
