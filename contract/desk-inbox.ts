import { z } from 'zod';
import { claimDetailsSchema, claimFlags, claimKinds, claimStates, claimStepSchema } from './claims';
import { envelope } from './envelope';
import type { orderStates } from './market-orders';
import { pageOf, pageQuerySchema } from './page';
import { slugSchema } from './slug';
import { writtenText } from './texts';

/** What waits for a person of the team: every kind of claim, and the orders of the market. */
export const inboxKinds = [...claimKinds, 'order'] as const;
/** One of the kinds. */
export type InboxKind = (typeof inboxKinds)[number];

/**
 * The lists of the inbox: what waits for the team, of that what is assigned to the viewer, to nobody, or late; what waits for its owner's
 * answer; and what is decided, the last decision first.
 */
export const inboxLists = ['waiting', 'mine', 'unassigned', 'overdue', 'asked', 'decided'] as const;
/** One of the lists. */
export type InboxList = (typeof inboxLists)[number];

/** What is decided in the inbox. */
export const inboxActions = ['approve', 'deliver', 'reply', 'ask', 'reject', 'remove', 'publish'] as const;
/** One of the decisions. */
export type InboxAction = (typeof inboxActions)[number];

/** How far something of the inbox is. */
export const inboxStates = [...claimStates, 'reserved', 'cancelled'] as const satisfies readonly (
  | (typeof claimStates)[number]
  | (typeof orderStates)[number]
)[];

/** How long a decision can be taken back, how long who looks at a card is shown without saying so again, and how much goes at once. */
export const inboxLimits = { undoSeconds: 10, watchSeconds: 30, bulk: 50, reason: 1000 } as const;

const amount = z.coerce.number().int().min(0).max(1_000_000_000_000);

/**
 * GET /desk/inbox: one list of all kinds, what is promised first at the beginning. `min` and `max` are of the money that is decided on
 * (minor units), of orders, in whole Sikke, where `kind` asks for those alone, and leave out what has none; `q` finds a member's name, a name at a sponsor, or a number.
 */
export const inboxQuerySchema = pageQuerySchema.extend({
  list: z.enum(inboxLists).default('waiting'),
  kind: z.enum(inboxKinds).optional(),
  sponsor: slugSchema.optional(),
  min: amount.optional(),
  max: amount.optional(),
  q: z.string().trim().min(1).max(60).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
});
/** The query of GET /desk/inbox. */
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** What is decided on: a claim's details, or what was ordered. */
export const inboxDetailsSchema = claimDetailsSchema.extend({
  item: z.string().optional(),
  item_type: z.string().optional(),
  /** Whole Sikke. */
  price: z.number().int().optional(),
  content: z.string().optional(),
  sponsor_name: z.string().optional(),
});
/** What is decided on. */
export type InboxDetails = z.infer<typeof inboxDetailsSchema>;

/** A decision that can still be taken back: it has effect at `until`. */
export const heldSchema = z.object({
  action: z.enum(inboxActions),
  by: z.string(),
  is_own: z.boolean(),
  until: z.string(),
});

/** A row of the inbox. `due_at` is null where it waits for its owner, or for nobody; `looking` are the others who have it open now. */
export const inboxItemSchema = z.object({
  kind: z.enum(inboxKinds),
  id: z.string(),
  state: z.enum(inboxStates),
  created_at: z.string(),
  due_at: z.string().nullable(),
  user: z.object({ username: z.string(), is_own: z.boolean() }),
  details: inboxDetailsSchema,
  /** How many others it resembles. */
  alike: z.number().int().min(0),
  assignee: z.string().nullable(),
  looking: z.array(z.string()),
  held: heldSchema.nullable(),
  decided: z.object({ by: z.string(), at: z.string() }).nullable(),
  may: z.array(z.enum(inboxActions)),
});
/** A row of the inbox. */
export type InboxItemWire = z.infer<typeof inboxItemSchema>;

const whole = inboxItemSchema.extend({ steps: z.array(claimStepSchema) });

/** Something of the inbox, whole: its history with its pictures, and what it resembles beside it. */
export const inboxCardSchema = whole.extend({
  flags: z.array(z.object({ flag: z.enum(claimFlags), ids: z.array(z.string()) })),
  twins: z.array(whole),
});
/** Something of the inbox, whole. */
export type InboxCardWire = z.infer<typeof inboxCardSchema>;

/** GET /desk/inbox. `held`, with the first page: the viewer's own decisions that can still be taken back, the last one first. */
export const inboxAnswerSchema = pageOf(inboxItemSchema).extend({
  held: z.array(inboxItemSchema).optional(),
});
/** GET /desk/inbox/{kind}/{id}. */
export const inboxCardAnswerSchema = envelope(inboxCardSchema);

/** GET /desk/inbox/counts: `since` asks how much came to wait after a moment, `kind` counts one kind alone. */
export const inboxCountsQuerySchema = z.object({
  since: z.iso.datetime().optional(),
  kind: z.enum(inboxKinds).optional(),
});
/** The query of GET /desk/inbox/counts. */
export type InboxCountsQuery = z.infer<typeof inboxCountsQuerySchema>;

/**
 * GET /desk/inbox/counts, each up to `most`: what waits of each kind that the viewer decides, what of it is late, what is the viewer's, and
 * what came to wait after `since` (0 where nobody asked).
 */
export const inboxCountsSchema = z.object({
  most: z.number().int(),
  waiting: z.partialRecord(z.enum(inboxKinds), z.number().int()),
  overdue: z.number().int(),
  mine: z.number().int(),
  fresh: z.number().int(),
});
/** What waits, by kind. */
export type InboxCounts = z.infer<typeof inboxCountsSchema>;
/** The answer of GET /desk/inbox/counts. */
export const inboxCountsAnswerSchema = envelope(inboxCountsSchema);

/** The path of something of the inbox: claims have numbers, orders names. */
export const inboxParamsSchema = z
  .object({ kind: z.enum(inboxKinds), id: z.string().max(40) })
  .refine(({ kind, id }) => (kind === 'order' ? z.guid().safeParse(id).success : /^[1-9]\d{0,14}$/.test(id)));
/** Something of the inbox, by its path. */
export type InboxRef = z.infer<typeof inboxParamsSchema>;

const decision = {
  action: z.enum(inboxActions),
  reason: writtenText(inboxLimits.reason).optional(),
};

/** POST /desk/inbox/{kind}/{id}/decision: it has effect after `undoSeconds`, and can be taken back until then. */
export const inboxDecisionInputSchema = z.object(decision);
/** A decision. */
export type InboxDecisionInput = z.infer<typeof inboxDecisionInputSchema>;

/** POST /desk/inbox/decisions: the same decision on several, each by itself. */
export const inboxDecisionsInputSchema = z.object({
  ...decision,
  items: z.array(inboxParamsSchema).min(1).max(inboxLimits.bulk),
});
/** Several decisions. */
export type InboxDecisionsInput = z.infer<typeof inboxDecisionsInputSchema>;

/** POST /desk/inbox/undo. */
export const inboxUndoInputSchema = z.object({
  items: z.array(inboxParamsSchema).min(1).max(inboxLimits.bulk),
});

/** What became of one of several: `done`, or the code of the error that it would have been refused with alone. */
export const inboxOutcomeSchema = z.object({
  kind: z.enum(inboxKinds),
  id: z.string(),
  outcome: z.string(),
});
/** What became of one of several. */
export type InboxOutcome = z.infer<typeof inboxOutcomeSchema>;
/** The answer of POST /desk/inbox/decisions and /undo, in the order asked for; `until` is how long the done ones can be taken back. */
export const inboxOutcomesSchema = z.object({
  until: z.string().nullable(),
  items: z.array(inboxOutcomeSchema),
});
export const inboxOutcomesAnswerSchema = envelope(inboxOutcomesSchema);

/** What POST /desk/inbox/{kind}/{id}/decision answers. */
export const inboxHeldAnswerSchema = envelope(heldSchema);

/** POST /desk/inbox/{kind}/{id}/assignment: to oneself, to nobody, or to somebody of the team who may decide it, by name. */
export const inboxAssignmentInputSchema = z.union([
  z.object({ to: z.literal('me') }),
  z.object({ to: z.literal('nobody') }),
  z.object({ to: z.literal('member'), username: z.string().trim().min(1).max(60) }),
]);
/** Who something is assigned to. */
export type InboxAssignmentInput = z.infer<typeof inboxAssignmentInputSchema>;
/** What POST /desk/inbox/{kind}/{id}/assignment answers. */
export const inboxAssignmentAnswerSchema = envelope(z.object({ assignee: z.string().nullable() }));

/** POST /desk/inbox/{kind}/{id}/watch: the viewer has it open for `watchSeconds` more; answers who else has, and what they decided. */
export const inboxWatchAnswerSchema = envelope(
  z.object({ looking: z.array(z.string()), held: heldSchema.nullable() }),
);

/** A reason that the team keeps for a kind. */
export const savedReasonSchema = z.object({
  id: z.number().int(),
  kind: z.enum(inboxKinds),
  text: z.string(),
  uses: z.number().int(),
});
/** A reason that the team keeps. */
export type SavedReason = z.infer<typeof savedReasonSchema>;
/** GET /desk/reasons: at most 100 a kind, the most used first. */
export const savedReasonsAnswerSchema = envelope(z.array(savedReasonSchema));
/** POST /desk/reasons. */
export const savedReasonInputSchema = z.object({ kind: z.enum(inboxKinds), text: writtenText(300) });
/** The input of POST /desk/reasons. */
export type SavedReasonInput = z.infer<typeof savedReasonInputSchema>;
/** What POST /desk/reasons answers. */
export const savedReasonAnswerSchema = envelope(savedReasonSchema);
/** The path of a saved reason. */
export const savedReasonParamsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
