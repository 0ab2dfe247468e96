import { z } from 'zod';
import type { FieldInput } from '@/contract/desk-content-fields';
import { hasMacros, isLinkTemplate } from '@/contract/link-template';
import { withScheme } from '@/contract/web-address';
import { jsonIn, parseMoment, parseNumber, parseYesNo, splitParts, trimmed } from './parse-values';
import { say } from './problem-code';

declare module 'zod' {
  interface GlobalMeta {
    /** How a form fills a field in; what JSON's types tell by themselves is not said. */
    input?: FieldInput;
  }
}

/**
 * What may stand in a column, from a CSV (texts alone) or from JSON. An empty text and null are null; a column that is not in the
 * file is undefined and leaves what is stored.
 */
export const text = (most: number) =>
  optional(z.preprocess(trimmed, plain(most).nullable())).meta(written(most));

/** A text that must be there. */
export const given = (most: number) => z.preprocess(trimmed, plain(most)).meta(written(most));

/** What does not fit into a line has an area. */
const written = (most: number) => ({ input: most > 160 ? ('longtext' as const) : ('text' as const) });

/** The name of an entry in addresses. */
export const slug = (most: number) =>
  z
    .preprocess(trimmed, plain(most).regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, say('not_slug')))
    .meta({ input: 'slug' });

/** A slug of an entry whose page stands beside these words of the site's own addresses. */
export const slugBeside = (words: readonly string[]) =>
  slug(80).refine((given) => !words.includes(given), say('own_word'));

/** An http(s) address; without its scheme it is taken for an https one. */
export const webAddress = () =>
  optional(z.preprocess(addressed, plain(2000).refine(isOnWeb, say('not_address')).nullable())).meta({
    input: 'address',
  });

/** Where a sponsor's link leads: as `webAddress`; with macros in it, to an https host that nothing is filled into. */
export const trackedAddress = () =>
  optional(
    z.preprocess(
      addressed,
      plain(2000)
        .refine(isOnWeb, say('not_address'))
        .refine((link) => !hasMacros(link) || isLinkTemplate(link), say('not_template'))
        .nullable(),
    ),
  ).meta({ input: 'address' });

/** Where a link leads: a path of this site, or an http(s) address as `webAddress` takes it. */
export const givenLink = () =>
  z
    .preprocess(
      addressed,
      plain(500).refine((value) => /^(?:\/[\w~-][\w.~-]*)+$/.test(value) || isOnWeb(value), say('not_link')),
    )
    .meta({ input: 'text' });

/** A path of the site's pictures, or an http(s) address. */
export const picture = () =>
  optional(
    z.preprocess(
      trimmed,
      plain(2000)
        .refine((value) => /^\/\w[\w./-]*$/.test(value) || isOnWeb(value), say('not_picture'))
        .nullable(),
    ),
  ).meta({ input: 'picture' });

/** A path of the site, such as /yayin. */
export const sitePath = () =>
  optional(
    z.preprocess(
      trimmed,
      plain(200)
        .regex(/^\/[a-z0-9/-]*$/, say('not_path'))
        .nullable(),
    ),
  ).meta({ input: 'path' });

/** A colour. */
export const colour = () =>
  optional(
    z.preprocess(
      trimmed,
      plain(7)
        .regex(/^#[0-9a-f]{6}$/, say('not_colour'))
        .nullable(),
    ),
  ).meta({ input: 'colour' });

function plain(most: number) {
  return z
    .string(say('required'))
    .max(most, say('too_long', { most }))
    .refine((value) => !value.includes('\0'), say('not_text'));
}

function addressed(value: unknown): unknown {
  const tidy = trimmed(value);
  return typeof tidy === 'string' ? withScheme(tidy) : tidy;
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
        .int(say('not_whole'))
        .min(least, say('too_small', { least }))
        .max(most, say('too_large', { most }))
        .nullable(),
    ),
  );

/** A whole number within limits that must be there. */
export const count = (least: number, most: number) =>
  z.preprocess(
    parseNumber,
    z.int(say('not_whole')).min(least, say('too_small', { least })).max(most, say('too_large', { most })),
  );

/** A number with decimals, written with a point. */
export const decimal = (least: number, most: number) =>
  optional(
    z.preprocess(
      parseNumber,
      z
        .number(say('not_number'))
        .min(least, say('too_small', { least }))
        .max(most, say('too_large', { most }))
        .nullable(),
    ),
  );

/** A number with two decimals at most, as they are stored. */
export const hundredths = (least: number, most: number) =>
  decimal(least, most).refine((given) => !given || Number(given.toFixed(2)) === given, say('two_decimals'));

/** The same where it must be there. */
export const givenHundredths = (least: number, most: number) =>
  z.preprocess(
    parseNumber,
    z
      .number(say('not_number'))
      .min(least, say('too_small', { least }))
      .max(most, say('too_large', { most }))
      .refine((given) => Number(given.toFixed(2)) === given, say('two_decimals')),
  );

/** true or false, 1 or 0, evet or hayır. Empty is false. */
export const yesNo = () => optional(z.preprocess(parseYesNo, z.boolean(say('not_yes_no'))));

/** One of a few words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess(trimmed, z.enum(words, say('not_choice', { choices: words.join(', ') })));

/** One of a few words, or none. */
export const maybeOneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  optional(z.preprocess(trimmed, z.enum(words, say('not_choice', { choices: words.join(', ') })).nullable()));

/** A code of lower-case letters and digits. */
export const code = (most: number) =>
  z.preprocess(trimmed, plain(most).regex(/^[a-z0-9]+$/, say('not_code')));

/** Several of a few words: a list in JSON, parted by | in a CSV. */
export const toSome = <const T extends readonly [string, ...string[]]>(words: T) =>
  optional(
    z.preprocess(splitParts, z.array(z.enum(words, say('each_not_choice', { choices: words.join(', ') })))),
  );

/** Several texts: a list in JSON, parted by | in a CSV. */
export const texts = (most: number, longest: number) =>
  optional(z.preprocess(splitParts, z.array(given(longest)).max(most, say('too_many', { most }))));

/** Several games by their slugs, each once: a list in JSON, parted by | in a CSV. */
export const games = (most: number) =>
  optional(
    z.preprocess(
      splitParts,
      z
        .array(slug(80))
        .max(most, say('too_many', { most }))
        .refine((given) => new Set(given).size === given.length, say('twice')),
    ),
  ).meta({ input: 'games' });

/** Minor units of the entry's currency. */
export const money = (least: number, most: number) => whole(least, most).meta({ input: 'money' });

/** The same where it must be there. */
export const givenMoney = (least: number, most: number) => count(least, most).meta({ input: 'money' });

/** A sponsor's slug, or none. */
export const sponsor = () => text(64).meta({ input: 'sponsor' });

/** A sponsor's slug that must be there. */
export const givenSponsor = () => given(64).meta({ input: 'sponsor' });

/** A list of objects: itself in JSON, as JSON text in a CSV. An empty value is an empty list. */
export const listOf = <T extends z.ZodType>(item: T, most: number) =>
  optional(
    z.preprocess(
      (value) => jsonIn(value, []),
      z.array(item, say('not_list')).max(most, say('too_many', { most })),
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
  optional(z.preprocess(parseMoment, z.date(say('not_moment')).nullable())).meta({ input: 'moment' });

/** A time that must be there, as `moment`. */
export const givenMoment = () =>
  z.preprocess(parseMoment, z.date(say('not_moment'))).meta({ input: 'moment' });

/** A column with a value of its own where the file gives none: an empty one leaves what is stored, too. */
export const orUsual = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => trimmed(value) ?? undefined, schema.optional());

/** A column that need not be in the file. */
const optional = <T extends z.ZodType>(schema: T) => schema.optional();
