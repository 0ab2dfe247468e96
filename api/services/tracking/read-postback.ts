import { isTooDeep } from '@/contract/json-depth';

/** A postback as it came: its query and body byte for byte, and the proof where it stood in a header. */
export interface SentPostback {
  readonly query: URLSearchParams;
  readonly body: Uint8Array;
  /** What the body says, where it is a form or a flat object of JSON; empty otherwise. */
  readonly form: ReadonlyMap<string, string>;
  readonly proofHeader: string | null;
}

/** Reads a postback; whatever the bytes are, it is one, with more or less in it. */
export function readPostback({
  url,
  body,
  type,
  proofHeader,
}: {
  readonly url: string;
  readonly body: Uint8Array;
  readonly type: string;
  readonly proofHeader: string | null;
}): SentPostback {
  const query = new URLSearchParams(url.split('?').slice(1).join('?').split('#')[0]);
  return { query, body, form: readForm(type, new TextDecoder().decode(body)), proofHeader };
}

function readForm(type: string, text: string): ReadonlyMap<string, string> {
  if (text === '') return new Map();
  if (/^application\/json\b/i.test(type)) return readJson(text);
  return toFirst(new URLSearchParams(text));
}

/** Texts and numbers of an object; what is nested is nobody's parameter. */
function readJson(text: string): ReadonlyMap<string, string> {
  if (isTooDeep(text)) return new Map();
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return new Map();
    return new Map(
      Object.entries(read).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** Of a name that stands twice the first counts. */
export function toFirst(pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of pairs) if (!first.has(name)) first.set(name, value);
  return first;
}
