import { z } from 'zod';
import { bookHeadSchema, headContentSchema } from '@/contract/books';

const named = z.object({ username: z.string(), fault: z.string() });
const digestsSchema = headContentSchema.shape.books;

/** What a look through all books, the audit log and the heads found; faults in words for an operator. */
const proofSchema = z.object({
  books: z.object({ users: z.number(), lines: z.number(), faults: z.array(named).readonly() }),
  audit: z.object({ lines: z.number(), seal: z.string(), faults: z.array(named).readonly() }),
  heads: z.object({
    heads: z.number(),
    last: bookHeadSchema.nullable(),
    faults: z.array(z.object({ day: z.string(), fault: z.string() })).readonly(),
  }),
});
export type Proof = Readonly<z.infer<typeof proofSchema>>;
/** The digest of each book, by its name. */
export type BookDigests = z.infer<typeof digestsSchema>;

/** Reads whole books, which takes minutes where there are years of them, and writes nothing. Rejects with `StoppedEarly` where it is stopped meanwhile. */
export interface BookReader {
  /** The digest of every book up to now, going on from those that a head tells; from the first row on without. */
  digest(before?: BookDigests): Promise<BookDigests>;
  /** Proves that every book is what was written, and as it was published. */
  prove(): Promise<Proof>;
}

/** What a process that reads the books is told, once: the database, and what is wanted of it. */
export const bookOrderSchema = z.object({
  databaseUrl: z.string(),
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('prove') }),
    z.object({ kind: z.literal('digest'), before: digestsSchema.optional() }),
  ]),
});
export type BookOrder = z.infer<typeof bookOrderSchema>;

/** What it answers, once: what it found, or the error that it met, the causes of it behind. */
export const bookAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('proof'), proof: proofSchema }),
  z.object({ kind: z.literal('digests'), digests: digestsSchema }),
  z.object({
    kind: z.literal('failed'),
    errors: z.array(
      z.object({ message: z.string(), stack: z.string().optional(), code: z.string().optional() }),
    ),
  }),
]);
export type BookAnswer = z.infer<typeof bookAnswerSchema>;
