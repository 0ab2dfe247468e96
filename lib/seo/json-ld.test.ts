import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbs, itemList, organization, serializeJsonLd } from './json-ld';

const toList = (names: readonly string[]) =>
  itemList(
    'https://sikke.example',
    'Liste',
    names.map((name) => ({ name, path: '/x' })),
  );
const site = { origin: 'https://sikke.example', name: 'Sikke', description: 'Topluluk' };

describe('structured data', () => {
  it('cannot end its script element and parses back to what it was, whatever a name contains', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (names) => {
        const json = serializeJsonLd(toList(names));
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(toList(names));
      }),
    );
    const json = serializeJsonLd(toList(['</script><script>alert(1)</script>', '<!--']));
    expect(json).not.toContain('<');
  });

  it('names steps with absolute addresses, in order', () => {
    const crumbs = [
      { name: 'Sikke', path: '/' },
      { name: 'Biletler', path: '/bilet' },
    ];
    expect(breadcrumbs(site.origin, crumbs)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Sikke', item: 'https://sikke.example/' },
        { position: 2, name: 'Biletler', item: 'https://sikke.example/bilet' },
      ],
    });
  });

  it('claims no social profile where none is given', () => {
    expect(organization(site, [])).not.toHaveProperty('sameAs');
    expect(organization(site, ['https://kick.com/sikke'])).toMatchObject({
      sameAs: ['https://kick.com/sikke'],
    });
  });
});
