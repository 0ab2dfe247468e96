import { z } from 'zod';
import { envelope } from './envelope';

/** What a member may say to a viewer's win: one of these a win, changed or taken back at will. */
export const winReactionNames = ['clap', 'fire', 'heart', 'wow'] as const;
/** One of them. */
export type WinReactionName = (typeof winReactionNames)[number];

const count = z.number().int().min(0);

/** How many members said what to a win. */
export const reactionCountsSchema = z.object({ clap: count, fire: count, heart: count, wow: count });
/** How many members said what to a win. */
export type ReactionCounts = z.infer<typeof reactionCountsSchema>;

/** PUT /wins/{id}/reaction. */
export const reactionInputSchema = z.object({ reaction: z.enum(winReactionNames) });

/** What a browser sends the site: a reaction, or null for none. The site's front knows no PUT and no DELETE. */
export const reactionChoiceSchema = z.object({ reaction: z.enum(winReactionNames).nullable() });

const winId = '[1-9][0-9]{0,14}';
/** The path of a win. */
export const winParamsSchema = z.object({ id: z.string().regex(new RegExp(`^${winId}$`)) });
/** The path of a page of wins: at most thirty numbers, with hyphens between them. */
export const winIdsParamsSchema = z.object({
  ids: z.string().regex(new RegExp(`^${winId}(-${winId}){0,29}$`)),
});

/** How a win stands for a member: the counts of now, and the member's own reaction, null for none. */
export const winReactionSchema = z.object({
  id: z.number().int(),
  own: z.enum(winReactionNames).nullable(),
  counts: reactionCountsSchema,
});
/** How a win stands for a member. */
export type WinReactionWire = z.infer<typeof winReactionSchema>;

/** The answer of PUT and DELETE /wins/{id}/reaction. */
export const winReactionAnswerSchema = envelope(winReactionSchema);
/** The answer of GET /wins/reactions/{ids}: those of them that are approved. */
export const winReactionsAnswerSchema = envelope(z.array(winReactionSchema));
