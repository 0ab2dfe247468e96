import { describe, expect, test } from 'vitest';
import { onlineEvent } from './event-json-ld';
import { itemList, type JsonLd, serializeJsonLd } from './json-ld';
import { game, itemPage } from './thing-json-ld';
import { toGameCrumbs } from './to-game-crumbs';

const origin = 'https://sikke.example';
const event = {
  name: 'Kasım çekilişi',
  description: 'On ödül',
  path: '/bilet/kasim',
  startsAt: '2026-11-01T09:00:00.000Z',
  endsAt: '2026-11-30T18:00:00.000Z',
  isCancelled: false,
  organizer: 'Sikke',
  image: '/covers/raffle-1.jpg',
};
const thing = { name: 'Rozet', description: 'Grupta rozet', path: '/market/rozet', image: null };

/** As a search engine reads it. */
const read = (data: JsonLd) => JSON.parse(serializeJsonLd(data));

describe('structured data of an entry', () => {
  test('of an event has what schema.org and search engines ask for, every address absolute', () => {
    const data = read(onlineEvent(origin, event));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.name,
      url: `${origin}/bilet/kasim`,
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${origin}/bilet/kasim` },
      organizer: { '@type': 'Organization', name: 'Sikke', url: `${origin}/` },
      image: `${origin}/covers/raffle-1.jpg`,
    });
  });

  test('of an event says that it was called off, and claims no end that is not known', () => {
    const data = read(onlineEvent(origin, { ...event, endsAt: null, isCancelled: true }));
    expect(data.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(data).not.toHaveProperty('endDate');
  });

  test('offers nothing for sale: Sikke are no currency', () => {
    for (const data of [onlineEvent(origin, event), itemPage(origin, thing)])
      expect(serializeJsonLd(data)).not.toMatch(/Offer|Product|price/i);
  });

  test('of an item is a page about one thing, with a picture only where there is one', () => {
    expect(read(itemPage(origin, thing))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemPage',
      url: `${origin}/market/rozet`,
      name: 'Rozet',
      description: 'Grupta rozet',
      inLanguage: 'tr',
      mainEntity: { '@type': 'Thing', name: 'Rozet', description: 'Grupta rozet' },
    });
    const image = 'https://cdn.example/a.jpg';
    expect(read(itemPage(origin, { ...thing, image })).mainEntity.image).toBe(image);
  });

  test('of a game names who makes it where that is known', () => {
    expect(read(game(origin, { ...thing, maker: 'Örnek' }))).toMatchObject({
      '@type': 'Game',
      publisher: { '@type': 'Organization', name: 'Örnek' },
    });
    expect(game(origin, { ...thing, maker: null })).not.toHaveProperty('publisher');
  });

  test('of a hunt lists each game of the catalogue once, in the order played', () => {
    const played = [
      { game: { name: 'B', slug: 'b' } },
      { game: { name: 'Dışarıdan', slug: null } },
      { game: { name: 'A', slug: 'a' } },
      { game: { name: 'B', slug: 'b' } },
    ];
    const list = read(itemList(origin, 'Av', toGameCrumbs(played)));
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Av', numberOfItems: 2 });
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'B', url: `${origin}/oyunlar/b` },
      { '@type': 'ListItem', position: 2, name: 'A', url: `${origin}/oyunlar/a` },
    ]);
  });
});
