import { decodeText } from './decode-text';
import { type Read, unreadable } from './problem';
import { readCsv } from './read-csv';
import { readJson } from './read-json';

/** The largest file that is read at once, in bytes. */
const largestBytes = 32 * 1_048_576;
/** Rows of a file at most. */
const mostRows = 100_000;

/** The rows of a file of either format, by its name. */
export function readFile(name: string, bytes: Uint8Array): Read {
  if (bytes.length > largestBytes) return unreadable(null, 'file_too_large', { most: 32 });
  const decoded = decodeText(bytes);
  if ('badLine' in decoded) return unreadable(decoded.badLine, 'file_not_utf8');
  const read = /\.json$/i.test(name) ? readJson(decoded.text) : readCsv(decoded.text);
  if ('problems' in read) return read;
  if (read.rows.length === 0) return unreadable(null, 'file_no_row');
  return read.rows.length > mostRows ? unreadable(null, 'file_too_many') : read;
}
