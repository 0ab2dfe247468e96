/** A text without the spaces around it, in one form of Unicode; an empty one is null. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value.trim().normalize('NFC');
}

/** The parts of a text between bars, or a JSON list where a part has a bar of its own; what is a list already stays. */
export function splitParts(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  if (value.trim().startsWith('[')) return jsonIn(value, []);
  return value
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** What a JSON text says; a text that is none stays. */
export function jsonIn(value: unknown, empty: object): unknown {
  const tidy = trimmed(value) ?? empty;
  if (typeof tidy !== 'string') return tidy;
  try {
    return JSON.parse(tidy);
  } catch {
    return tidy;
  }
}

/** The number that a text writes out. */
export function parseNumber(value: unknown): unknown {
  const tidy = trimmed(value);
  return typeof tidy === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(tidy) ? Number(tidy) : tidy;
}

/** What the words for yes and no mean; empty is no. */
export function parseYesNo(value: unknown): unknown {
  const words = new Map<unknown, boolean>([
    ...[true, 1, '1', 'true', 'evet'].map((word) => [word, true] as const),
    ...[false, 0, '0', 'false', 'hayır', 'hayir', null].map((word) => [word, false] as const),
  ]);
  const tidy = trimmed(value);
  return words.get(typeof tidy === 'string' ? tidy.toLowerCase() : tidy) ?? tidy;
}

/** The moment of an ISO time, Istanbul’s where no zone stands with it (D22). */
export function parseMoment(value: unknown): unknown {
  const tidy = trimmed(value);
  if (typeof tidy !== 'string') return tidy;
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(tidy);
  const date = parts && new Date(`${parts[1]}T${parts[2] ?? '00:00'}${parts[3] ?? '+03:00'}`);
  return date && !Number.isNaN(date.getTime()) ? date : tidy;
}
