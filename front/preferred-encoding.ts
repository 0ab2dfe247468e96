import type { Encoding } from '@/system/compressed';

/** The better of the two that the visitor takes, by `Accept-Encoding`; a `q=0` refuses one. Null where neither is taken. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
