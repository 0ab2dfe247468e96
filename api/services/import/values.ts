import { z } from 'zod';

/**
 * What may stand in a column, from a CSV (texts alone) or from JSON. An empty text and null are null; a column that is not in the
 * file is undefined and leaves what is stored.
 */
export const text = (most: number) => optional(z.preprocess(trimmed, plain(most).nullable()));

/** A text that must be there. */
export const given = (most: number) => z.preprocess(trimmed, plain(most));

/** The name of an entry in addresses. */
export const slug = (most: number) =>
  z.preprocess(
    trimmed,
    plain(most).regex(
      /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
      'must be lower-case letters a to z, digits and inner hyphens',
    ),
  );

/** A slug of an entry whose page stands beside these words of the site's own addresses. */
export const slugBeside = (words: readonly string[]) =>
  slug(80).refine((given) => !words.includes(given), 'is a word of the site’s own addresses');

/** An http(s) address. */
export const webAddress = () =>
  optional(z.preprocess(trimmed, plain(2000).refine(isOnWeb, 'must begin with https://').nullable()));

/** A path of the site's pictures, or an http(s) address. */
export const picture = () =>
  optional(
    z.preprocess(
      trimmed,
      plain(2000)
        .refine(
          (value) => /^\/\w[\w./-]*$/.test(value) || isOnWeb(value),
          'must be a /path or begin with https://',
        )
        .nullable(),
    ),
  );

/** A path of the site, such as /yayin. */
export const sitePath = () =>
  optional(
    z.preprocess(
      trimmed,
      plain(200)
        .regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /yayin')
        .nullable(),
    ),
  );

/** A colour. */
export const colour = () =>
  optional(
    z.preprocess(
      trimmed,
      plain(7)
        .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1c2f4a')
        .nullable(),
    ),
  );

function plain(most: number) {
  return z
    .string('must be given')
    .max(most, `must have at most ${most} characters`)
    .refine((value) => !value.includes('\0'), 'must be text');
}

function isOnWeb(value: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value);
}

/** A whole number within limits. */
export const whole = (least: number, most: number) =>
  optional(
    z.preprocess(
      parseNumber,
      z
        .int('must be a whole number')
        .min(least, `must be at least ${least}`)
        .max(most, `must be at most ${most}`)
        .nullable(),
    ),
  );

/** A whole number within limits that must be there. */
export const count = (least: number, most: number) =>
  z.preprocess(
    parseNumber,
    z
      .int('must be a whole number')
      .min(least, `must be at least ${least}`)
      .max(most, `must be at most ${most}`),
  );

/** A number with decimals, written with a point. */
export const decimal = (least: number, most: number) =>
  optional(
    z.preprocess(
      parseNumber,
      z
        .number('must be a number such as 12.5')
        .min(least, `must be at least ${least}`)
        .max(most, `must be at most ${most}`)
        .nullable(),
    ),
  );

/** A number with two decimals at most, as they are stored. */
export const hundredths = (least: number, most: number) =>
  decimal(least, most).refine(
    (given) => !given || Number(given.toFixed(2)) === given,
    'must have two decimals at most',
  );

/** true or false, 1 or 0, evet or hayır. Empty is false. */
export const yesNo = () => optional(z.preprocess(parseYesNo, z.boolean('must be true or false')));

/** One of a few words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess(trimmed, z.enum(words, `must be one of: ${words.join(', ')}`));

/** One of a few words, or none. */
export const maybeOneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  optional(z.preprocess(trimmed, z.enum(words, `must be one of: ${words.join(', ')}`).nullable()));

/** A code of lower-case letters and digits. */
export const code = (most: number) =>
  z.preprocess(trimmed, plain(most).regex(/^[a-z0-9]+$/, 'must be lower-case letters and digits'));

/** Several of a few words: a list in JSON, parted by | in a CSV. */
export const toSome = <const T extends readonly [string, ...string[]]>(words: T) =>
  optional(z.preprocess(splitParts, z.array(z.enum(words, `each must be one of: ${words.join(', ')}`))));

/** Several texts: a list in JSON, parted by | in a CSV. */
export const texts = (most: number, longest: number) =>
  optional(z.preprocess(splitParts, z.array(given(longest)).max(most, `must have at most ${most}`)));

/** Several slugs, each once: a list in JSON, parted by | in a CSV. */
export const slugs = (most: number) =>
  optional(
    z.preprocess(
      splitParts,
      z
        .array(slug(80))
        .max(most, `must have at most ${most}`)
        .refine((given) => new Set(given).size === given.length, 'each may stand there once'),
    ),
  );

/** A list of objects: itself in JSON, as JSON text in a CSV. An empty value is an empty list. */
export const listOf = <T extends z.ZodType>(item: T, most: number) =>
  optional(
    z.preprocess(
      (value) => jsonIn(value, []),
      z
        .array(item, 'must be a list of objects; in a CSV that is JSON such as [{"rank_from": 1}]')
        .max(most, `must have at most ${most}`),
    ),
  );

/** An object: itself in JSON, as JSON text in a CSV. An empty value is an object without a key. */
export const objectOf = <T extends z.ZodObject>(schema: T) =>
  optional(z.preprocess((value) => jsonIn(value, {}), schema));

/** An object that must be there, as `objectOf`. */
export const givenObject = <T extends z.ZodObject>(schema: T) =>
  z.preprocess((value) => jsonIn(value, {}), schema);

/** A time of ISO 8601; without a zone it is Istanbul's (D22). */
export const moment = () =>
  optional(
    z.preprocess(parseMoment, z.date('must be a time such as 2026-11-21T20:00 or 2026-11-21').nullable()),
  );

/** A time that must be there, as `moment`. */
export const givenMoment = () =>
  z.preprocess(parseMoment, z.date('must be a time such as 2026-11-21T20:00 or 2026-11-21'));

/** A column with a value of its own where the file gives none: an empty one leaves what is stored, too. */
export const orUsual = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => trimmed(value) ?? undefined, schema.optional());

/** A column that need not be in the file. */
const optional = <T extends z.ZodType>(schema: T) => schema.optional();

function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value.trim().normalize('NFC');
}

function splitParts(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  return value
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
}

function jsonIn(value: unknown, empty: object): unknown {
  const tidy = trimmed(value) ?? empty;
  if (typeof tidy !== 'string') return tidy;
  try {
    return JSON.parse(tidy);
  } catch {
    return tidy;
  }
}

function parseNumber(value: unknown): unknown {
  const tidy = trimmed(value);
  return typeof tidy === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(tidy) ? Number(tidy) : tidy;
}

function parseYesNo(value: unknown): unknown {
  const words = new Map<unknown, boolean>([
    ...[true, 1, '1', 'true', 'evet'].map((word) => [word, true] as const),
    ...[false, 0, '0', 'false', 'hayır', 'hayir', null].map((word) => [word, false] as const),
  ]);
  const tidy = trimmed(value);
  return words.get(typeof tidy === 'string' ? tidy.toLowerCase() : tidy) ?? tidy;
}

function parseMoment(value: unknown): unknown {
  const tidy = trimmed(value);
  if (typeof tidy !== 'string') return tidy;
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(tidy);
  const date = parts && new Date(`${parts[1]}T${parts[2] ?? '00:00'}${parts[3] ?? '+03:00'}`);
  return date && !Number.isNaN(date.getTime()) ? date : tidy;
}
