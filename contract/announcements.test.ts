import { expect, test } from 'vitest';
import messages from '@/messages/tr.json' with { type: 'json' };
import { announcementKinds, fillTemplate, findUnknownPlaceholders } from './announcements';

test('each placeholder that a kind does not have is found, and a brace that stands alone', () => {
  expect(findUnknownPlaceholders('news', '{title} · {site}\n{link}')).toEqual([]);
  expect(findUnknownPlaceholders('news', '{title} {code} {}')).toEqual(['{code}', '{}']);
  expect(findUnknownPlaceholders('live', '{link} } {')).toEqual(['}', '{']);
});

test('a value is put in as it is, and nothing in it is filled in again', () => {
  expect(fillTemplate('{title}: {link}', { title: '$& {link}', link: '/a' })).toBe('$& {link}: /a');
  expect(fillTemplate('{title}!', {})).toBe('!');
});

test('the product’s own templates name what their kinds have', () => {
  for (const kind of announcementKinds)
    expect(findUnknownPlaceholders(kind, messages.desk.settings.announce.templates[kind])).toEqual([]);
});
