import { isTooDeep } from '@/contract/json-depth';
import type { Asked } from './asked';
import { BffError } from './bff-error';
import { readText } from './read-text';

/** What a body may hold: its bytes, and the keys of its objects. A form of the desk has lists of objects. */
const bounds = { usual: { bytes: 65_536, keys: 200 }, form: { bytes: 524_288, keys: 5000 } } as const;
/** Which bounds a body has. */
export type BodySize = keyof typeof bounds;

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The JSON body of a write; an empty body is `{}`. Refuses other media types (415), more than 64 KB (413; a form of the desk 512), what is not
 * JSON (400), and with 422 what no form of ours sends: depth over 20, over 200 keys (5000), prototype keys, NUL or lone surrogates.
 */
export async function readJsonBody(
  request: Pick<Asked, 'headers' | 'body'>,
  size: BodySize = 'usual',
): Promise<unknown> {
  assertJsonType(request.headers.get('content-type'));
  const text = await readText(request, bounds[size].bytes);
  if (text.trim() === '') return {};
  if (isTooDeep(text)) throw new BffError('validation_failed');
  const json = parse(text);
  if (!isWholesome(json, { keys: 0, most: bounds[size].keys })) throw new BffError('validation_failed');
  return json;
}

function assertJsonType(header: string | null): void {
  const isJson = /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(header ?? '');
  if (!isJson) throw new BffError('unsupported_media_type');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BffError('invalid_json');
  }
}

function isWholesome(value: unknown, seen: { keys: number; readonly most: number }): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  // What stands in a list has no key; how much of it there is the bound of the bytes.
  if (Array.isArray(value)) return value.every((inner) => isWholesome(inner, seen));
  return Object.entries(value).every(([key, inner]) => {
    seen.keys += 1;
    return (
      seen.keys <= seen.most && !forbiddenKeys.has(key) && isWholesome(key, seen) && isWholesome(inner, seen)
    );
  });
}
