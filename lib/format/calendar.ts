/** A dated thing as a calendar keeps it. `uid` stays the same for ever; times are ISO, `updatedAt` is when it last changed. */
export interface CalendarEntry {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** The page that says more; absolute. */
  readonly url: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly updatedAt: string;
  readonly isCancelled: boolean;
}

/**
 * A calendar as RFC 5545 wants it: CRLF, lines of at most 75 octets folded between characters, text escaped, times in UTC.
 * `name` is what a program shows for the whole calendar. Throws a RangeError for what is no time.
 */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//TR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `LAST-MODIFIED:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.url.replace(controls, '')}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

// Everything a line must not hold: C0 and C1 controls but tab and line feed, which are handled before.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Section 3.3.11: backslash, semicolon, comma and line breaks are escaped; other controls cannot be written at all. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Section 3.3.5, form 2: `20261121T140500Z`. */
function utc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Section 3.1: no line is longer than 75 octets without its break, and a break never stands inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // A continued line begins with a space, which counts.
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
