import { z } from 'zod';
import { slugSchema } from './slug';

/** What there is one of for each entry, followed by its slug: `hunt:pazar-avi`; a widget of an overlay by its name with the link's token. */
export const entryTopics = ['hunt', 'buy', 'tournament', 'race', 'overlay'] as const;
/** What there is one of: the stream with what is played on it, what was won lately, and the viewer's own. */
export const singleTopics = ['stream', 'feed', 'me'] as const;
/** A kind of topic. */
export type LiveTopicKind = (typeof entryTopics)[number] | (typeof singleTopics)[number];

/** What one connection follows at most. */
export const mostTopics = 24;

/** The name of what is followed. */
export const liveTopicSchema = z.union([
  z.enum(singleTopics),
  z
    .string()
    .max(100)
    .refine((text) => {
      const [kind, slug, ...more] = text.split(':');
      return entryTopics.some((one) => one === kind) && slugSchema.safeParse(slug).success && !more.length;
    }),
]);

/** One step of a change to a topic's data (RFC 6902; these three operations alone). */
export const patchStepSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
]);
export type PatchStep = z.infer<typeof patchStepSchema>;

const head = { topic: liveTopicSchema, version: z.int().positive() };

/**
 * What `GET /api/live` says of a topic, one event each: all of it, what became of the version before it, or that nothing will
 * come. The id of the event is `run-number`; whoever comes back with it gets what came after.
 */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('snapshot'), data: z.unknown() }),
  z.object({ ...head, kind: z.literal('delta'), data: z.array(patchStepSchema) }),
  z.object({
    topic: liveTopicSchema,
    kind: z.literal('ended'),
    code: z.enum(['not_found', 'session_ended']),
  }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** What belongs to the member who listens, and nothing else: the balance in whole Sikke, and how much is unread. */
export const ownLiveSchema = z.object({ point: z.int(), unread: z.int().nonnegative().nullable() });
export type OwnLive = z.infer<typeof ownLiveSchema>;

/** A position in PostgreSQL's log of writes. What was committed before it is there for whoever has replayed the log up to it. */
export const logPositionSchema = z.string().regex(/^[\dA-F]{1,8}\/[\dA-F]{1,8}$/);

/** The header of a read that may be answered by any database that has come as far as this position (ADR 302). */
export const logPositionHeader = 'x-sikke-log-position';

/** Behind which position of the log a change lies, where reads may be answered by a replica. */
const at = { position: logPositionSchema.optional() };

/**
 * What `GET /live` of our own community API says to the site's processes. `tag`: what the tag stands for changed, in the transaction of that number;
 * `member`: something of this account, or of its logins; `gap`: something may have been missed; `past`, once for each connection: how many milliseconds ago each
 * tag changed last, for a process that was away meanwhile (ADR 300).
 */
export const liveChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), tag: z.string().max(60), change: z.int(), ...at }),
  z.object({ kind: z.literal('member'), id: z.uuid() }),
  z.object({ kind: z.literal('gap'), ...at }),
  z.object({ kind: z.literal('past'), agoMs: z.record(z.string().max(60), z.number().nonnegative()), ...at }),
]);
export type LiveChange = z.infer<typeof liveChangeSchema>;

/** The header by which `GET /live` says which database it speaks of; another id is another site's content. */
export const databaseHeader = 'x-sikke-database';

/** Milliseconds between two signs of life on a quiet stream: the site's front ends a connection in which nothing moves for 20 s. */
export const heartbeatMs = 15_000;
