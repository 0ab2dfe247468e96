import { z } from 'zod';
import { envelope } from './envelope';
import { ledgerReasons } from './ledger';

const whole = z.number().int();

/** A book: how many rows it has up to the last one that is covered, and the SHA-256 of all of them, each in its turn. */
export const bookDigestSchema = z.object({ rows: whole, last_id: whole, digest: z.string() });
/** The books that a head covers, in the order in which they stand in it. */
export const bookNames = ['ledger', 'prizes', 'audit', 'steps', 'numbers', 'corrections'] as const;
/** One of the books. */
export type BookName = (typeof bookNames)[number];

/** What a head says, as its text: the digests, and the figures of that day. `uptime` counts the minutes of the day before that had a beat. */
export const headContentSchema = z.object({
  day: z.iso.date(),
  made_at: z.string(),
  books: z.record(z.enum(bookNames), bookDigestSchema),
  sikke: z.object({ made: whole, spent: whole, outstanding: whole }),
  prizes: z.object({ won: whole, delivered: whole, disputed: whole, forfeited: whole }),
  reconcile: z.object({ at: z.string(), ok: z.boolean(), members: whole, lines: whole }).nullable(),
  uptime: z.object({ day: z.iso.date(), minutes: whole, beats: whole }).nullable(),
});
/** What a head says. */
export type HeadContent = z.infer<typeof headContentSchema>;

/**
 * The head of a day: `hash` is the SHA-256, in hex, of `prev_hash`, a line feed and `content` as it stands here, letter by letter; the first one follows
 * the empty text. Whoever keeps one can tell later that everything up to it was made anew.
 */
export const bookHeadSchema = z.object({
  position: whole.positive(),
  day: z.iso.date(),
  content: z.string(),
  prev_hash: z.string(),
  hash: z.string(),
});
/** The head of a day. */
export type BookHeadWire = z.infer<typeof bookHeadSchema>;
/** GET /books/heads: all of them, the first one first. */
export const bookHeadsAnswerSchema = envelope(z.array(bookHeadSchema));

/** How much of what the team did in a month, and of nobody in particular. */
const kindCount = z.object({ kind: z.string(), count: whole });

/** A month of Europe/Istanbul in the books; Sikke that were taken back count as made less. */
export const bookMonthSchema = z.object({
  month: z.string(),
  made: whole,
  spent: whole,
  outstanding: whole,
  draws: whole,
  prizes: whole,
  cases: whole,
  cases_closed: whole,
  objections: whole,
  corrections: whole,
});
/** A month in the books. */
export type BookMonthWire = z.infer<typeof bookMonthSchema>;

/** A day of Europe/Istanbul: how many of its minutes since the first beat ever had one. */
export const uptimeDaySchema = z.object({ day: z.iso.date(), minutes: whole, beats: whole });
/** A day of the uptime. */
export type UptimeDay = z.infer<typeof uptimeDaySchema>;

/** GET /books: the books in public, of nobody in particular. */
export const booksSchema = z.object({
  sikke: z.object({
    made: whole,
    spent: whole,
    outstanding: whole,
    /** By reason, which is a rule or an action: what came and what went, over all time. */
    reasons: z.array(z.object({ reason: z.enum(ledgerReasons), came: whole, went: whole })),
  }),
  months: z.array(bookMonthSchema),
  /** What the team decided in the last 30 days: claims by kind and outcome, what was done by hand by its kind. */
  decisions: z.array(z.object({ kind: z.string(), approved: whole, rejected: whole })),
  actions: z.array(kindCount),
  uptime: z.object({ since: z.string().nullable(), days: z.array(uptimeDaySchema) }),
  reconcile: z.object({ at: z.string(), ok: z.boolean(), members: whole, lines: whole }).nullable(),
  head: bookHeadSchema.nullable(),
});
/** The books in public. */
export type BooksWire = z.infer<typeof booksSchema>;
/** The answer of GET /books. */
export const booksAnswerSchema = envelope(booksSchema);
