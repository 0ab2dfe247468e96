import { z } from 'zod';
import { envelope } from './envelope';

/** The texts that every site needs; each has its page. */
export const textPageSlugs = ['kullanim-kosullari', 'gizlilik', 'cerezler'] as const;
/** One of the texts. */
export type TextPageSlug = (typeof textPageSlugs)[number];

/** A text as it holds now. `body` is Markdown; `version` is what a consent names. */
export const textPageSchema = z.object({
  slug: z.enum(textPageSlugs),
  title: z.string().min(1),
  body: z.string().min(1),
  version: z.string().min(1).max(40),
  published_at: z.string().nullish(),
});
/** A text as it is on the wire. */
export type TextPageWire = z.infer<typeof textPageSchema>;

/** GET /text-pages/{slug}: 404 where the operator has put no text of their own in: the site then shows its own (ADR 185). */
export const textPageAnswerSchema = envelope(textPageSchema);
/** The path of a text. */
export const textPageParamsSchema = z.object({ slug: z.enum(textPageSlugs) });

/** What a consent names where the site shows its own texts. */
export const ownTextsVersion = 'sikke-2';
