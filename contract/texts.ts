import { z } from 'zod';

/** Control characters but tab and line feed, lone surrogates, and marks that turn the direction of what follows. */
const unreadable = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u;

const isReadable = (text: string) => !unreadable.test(text);
const tidy = (text: string) => text.replaceAll('\r\n', '\n').normalize('NFC').trim();

/**
 * What a person wrote, in one line or several: kept as it is but for spaces around it, in characters everybody sees. What looks like
 * markup is text (T-XSS-1). At most `max` characters; empty counts as missing.
 */
export function writtenText(max: number) {
  return z
    .string()
    .max(max + 200)
    .transform(tidy)
    .pipe(
      z
        .string()
        .refine((text) => text !== '', { params: { rule: 'required' }, abort: true })
        .max(max)
        .refine(isReadable),
    );
}

/** The same on one line. */
export function writtenLine(max: number) {
  return writtenText(max).refine((text) => !text.includes('\n'));
}

/** The same where it may be left out: an empty one counts as left out. */
export function optionalText(max: number) {
  return z
    .string()
    .max(max + 200)
    .transform((text) => tidy(text) || undefined)
    .pipe(z.string().max(max).refine(isReadable).optional())
    .nullish()
    .transform((text) => text ?? undefined);
}
