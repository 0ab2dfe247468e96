import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarText } from './calendar';

const entry: CalendarEntry = {
  uid: 'event-carpan-avi@sikke.example',
  title: 'Çarpan avı; 500X, tek el',
  text: 'Birinci satır\nikinci satır',
  url: 'https://sikke.example/etkinlikler/carpan-avi',
  startsAt: '2026-11-21T17:00:00.000Z',
  endsAt: '2026-11-22T20:59:59.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  isCancelled: false,
};

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyEntry = fc.record({
  uid: fc.uuid(),
  title: anyText,
  text: anyText,
  url: fc.webUrl(),
  startsAt: time,
  endsAt: time,
  updatedAt: time,
  isCancelled: fc.boolean(),
});

/** A calendar's logical lines, as a reader joins them again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const toValues = (text: string, name: string) =>
  unfolded(text).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
const unescaped = (value: string) =>
  value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
/** What of a text can be written into a calendar at all. */
const writable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');

test('one event is the lines that RFC 5545 asks for, times in UTC, text escaped', () => {
  expect(unfolded(calendarText('Sikke', [entry])).slice(8, -1)).toEqual([
    'BEGIN:VEVENT',
    'UID:event-carpan-avi@sikke.example',
    'DTSTAMP:20261120T093000Z',
    'LAST-MODIFIED:20261120T093000Z',
    'DTSTART:20261121T170000Z',
    'DTEND:20261122T205959Z',
    'SUMMARY:Çarpan avı\\; 500X\\, tek el',
    'DESCRIPTION:Birinci satır\\nikinci satır',
    'URL:https://sikke.example/etkinlikler/carpan-avi',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
});

test('no line is longer than 75 octets, none is cut inside a character, and every break is CRLF', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyEntry, { maxLength: 3 }), (name, entries) => {
      const text = calendarText(name, entries);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      const lines = text.split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
      expect(lines.every((line) => Buffer.from(line).toString() === line)).toBe(true);
    }),
  );
});

test('what was written comes back, whatever signs it holds, and no text can add a line of its own', () => {
  fc.assert(
    fc.property(anyEntry, (one) => {
      const text = calendarText('Sikke', [one]);
      expect(toValues(text, 'SUMMARY').map(unescaped)).toEqual([writable(one.title)]);
      expect(toValues(text, 'DESCRIPTION').map(unescaped)).toEqual([writable(one.text)]);
      expect(unfolded(text).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
    }),
  );
});

test('the file names the site that made it, not a product', () => {
  const [product] = toValues(calendarText('Liman Yayınları', []), 'PRODID');
  expect(product).toBe('-//Liman Yayınları//TR');
  expect(calendarText('Liman Yayınları', [entry])).not.toMatch(/PRODID.*sikke/i);
});

test('the same event is the same text each time, and a change shows in its stamp alone', () => {
  const changed = calendarText('Sikke', [{ ...entry, updatedAt: '2026-11-21T00:00:00.000Z' }]);
  expect(calendarText('Sikke', [entry])).toBe(calendarText('Sikke', [entry]));
  expect(toValues(changed, 'UID')).toEqual([entry.uid]);
  expect(toValues(changed, 'DTSTAMP')).toEqual(['20261121T000000Z']);
});

test('a cancelled event says so, so that it leaves the calendars that hold it', () => {
  expect(toValues(calendarText('Sikke', [{ ...entry, isCancelled: true }]), 'STATUS')).toEqual(['CANCELLED']);
});
