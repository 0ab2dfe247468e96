import { expect, it } from 'vitest';
import { eventTypes, eventViews } from '@/contract/events';
import { eventListPath, findEventType, findEventView } from './event-lists';

it('every time, every type and every pair of them has an address of its own, which names them again', () => {
  const paths = [
    ...eventViews.map((view) => eventListPath({ view, type: null })),
    ...eventTypes.map((type) => eventListPath({ view: null, type })),
    ...eventTypes.flatMap((type) => eventViews.map((view) => eventListPath({ view, type }))),
  ];
  expect(new Set(paths).size).toBe(paths.length);
  for (const type of eventTypes)
    for (const view of eventViews) {
      const [, list, word, name, time] = eventListPath({ view, type }).split('/');
      expect([list, word, findEventType(name ?? ''), findEventView(time ?? '')]).toEqual([
        'etkinlikler',
        'tur',
        type,
        view,
      ]);
    }
});

it('any other word names no type and no time', () => {
  for (const word of ['', 'sonra', 'now', 'Biten', 'toString'])
    expect([findEventType(word), findEventView(word)]).toEqual([null, null]);
});
