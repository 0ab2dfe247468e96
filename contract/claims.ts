import { z } from 'zod';
import { envelope } from './envelope';
import { frozenBoardParamsSchema } from './leaders';
import { mediaSchema } from './media';
import { numberLineSchema, numberOriginsParamsSchema, objectionReasons } from './number-origins';
import { pageOf, pageQuerySchema } from './page';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/** What members can hand in for review; each is a kind of the one pipeline. */
export const claimKinds = [
  'deposit',
  'win',
  'affiliate',
  'complaint',
  'prize',
  'event',
  'vip',
  'account',
  'objection',
] as const;
/** One of the kinds. */
export type ClaimKind = (typeof claimKinds)[number];

/**
 * Where a claim stands. All pass through the first five; `delivered` is a prize that was handed over, `disputed` one that its winner says
 * did not come, `confirmed` a case whose solution, or a prize whose delivery, its owner accepted, `reversed` and `removed` are approvals
 * taken back; an account is `removed` when its owner unlinked it.
 */
export const claimStates = [
  'pending',
  'in_review',
  'needs_info',
  'approved',
  'rejected',
  'delivered',
  'disputed',
  'confirmed',
  'reversed',
  'removed',
] as const;
/** One of the states. */
export type ClaimState = (typeof claimStates)[number];

/** What the owner of a claim may do with it; `allow` and `forbid` say whether a case may be answered in public. */
export const ownerActions = [
  'answer',
  'message',
  'confirm',
  'reopen',
  'dispute',
  'withdraw',
  'allow',
  'forbid',
] as const;
/** What a reviewer may do with a claim; `publish` answers a case in public. */
export const reviewerActions = [
  'take',
  'approve',
  'reject',
  'ask',
  'reply',
  'deliver',
  'remove',
  'publish',
] as const;
/** Everything that can be a step of a claim; `expire` is the clock's, `reverse` an admin's. */
export const claimActions = ['submit', ...ownerActions, ...reviewerActions, 'expire', 'reverse'] as const;
/** One of the actions. */
export type ClaimAction = (typeof claimActions)[number];

/** How long texts may be, and where amounts end (minor units). */
export const claimLimits = {
  siteUsername: 60,
  content: 1000,
  subject: 120,
  message: 4000,
  reason: 1000,
  amount: 1_000_000_000,
} as const;

/** A step of a claim's history as its owner and its reviewers see it. */
export const claimStepSchema = z.object({
  action: z.enum(claimActions),
  state: z.enum(claimStates),
  /** `site`: nobody's doing, as a prize that was won or a term that ran out. */
  by: z.enum(['member', 'team', 'site']),
  at: z.string(),
  text: z.string().nullish(),
  /** `is_gone`: erased, because its claim was decided long ago. */
  files: z.array(mediaSchema.extend({ is_gone: z.boolean().optional() })),
});
/** A step of a claim's history. */
export type ClaimStepWire = z.infer<typeof claimStepSchema>;

/** A draw, race, event, hunt or tournament as a claim names it. */
export const contestLinkSchema = z.object({ slug: slugSchema, title: z.string() });

/** What a claim is about; each kind has its own of these. Amounts in minor units of `currency`. */
export const claimDetailsSchema = z
  .object({
    sponsor: sponsorRefSchema,
    site_username: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    deposit_date: z.string(),
    raffle: contestLinkSchema,
    tickets: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
    game_name: z.string(),
    bet: z.number().int(),
    win: z.number().int(),
    x: z.number(),
    link: z.string(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    effective_from: z.string(),
    type: z.string(),
    department: z.string(),
    subject: z.string(),
    prize: z.string(),
    /** Sikke that a prize pays, whole ones. */
    coins: z.number().int(),
    /** The fields that the owner's answer has to fill in. */
    needs: z.array(z.string()),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    zipcode: z.string(),
    event: contestLinkSchema,
    hunt: contestLinkSchema,
    tournament: contestLinkSchema,
    wager_event: contestLinkSchema,
    /** A frozen board, by its first day. */
    board: frozenBoardParamsSchema,
    /** Until when the winner can say where a prize goes; then it is forfeited. */
    answer_by: z.string(),
    tier: z.string(),
    /** The contest whose numbers an objection is about, what is said to be wrong, and the line as it stood then. */
    numbers: numberOriginsParamsSchema,
    objection: z.enum(objectionReasons),
    disputed_line: numberLineSchema,
    /** The prize that a case is about. */
    prize_claim: z.number().int(),
    /** Whether the owner of a case agreed to an answer in public. */
    allows_public: z.boolean(),
  })
  .partial();
/** What a claim is about. */
export type ClaimDetailsWire = z.infer<typeof claimDetailsSchema>;

/**
 * A claim as its owner sees it. `may` names what the viewer can do with it now; `due_at` is until when the team promised to decide, null
 * where it does not wait for the team.
 */
export const claimSchema = z.object({
  kind: z.enum(claimKinds),
  id: z.number().int().positive(),
  state: z.enum(claimStates),
  created_at: z.string(),
  due_at: z.string().nullish(),
  details: claimDetailsSchema,
  steps: z.array(claimStepSchema),
  may: z.array(z.enum(claimActions)),
});
/** A claim as its owner sees it. */
export type ClaimWire = z.infer<typeof claimSchema>;

/**
 * Why a reviewer should look twice: another claim with the same name, amount and day, the same picture, or one that looks like it; or what the
 * deposit that its sponsor told of differs in.
 */
export const claimFlags = [
  'same_deposit',
  'same_picture',
  'similar_picture',
  'told_amount',
  'told_currency',
  'told_account',
  'told_time',
  'told_state',
  'told_tickets',
] as const;

/** A claim as its reviewers see it: whose it is, and the other claims (by number) that it resembles. */
export const reviewSchema = claimSchema.extend({
  user: z.object({ username: z.string(), is_own: z.boolean() }),
  flags: z.array(z.object({ flag: z.enum(claimFlags), ids: z.array(z.number().int()) })),
  /** In the list of what is decided: who decided last, and when; the reason stands in its step. */
  decided: z.object({ by: z.string(), at: z.string() }).nullish(),
});
/** A claim as its reviewers see it. */
export type ReviewWire = z.infer<typeof reviewSchema>;

const idParam = z.string().regex(/^[1-9]\d{0,14}$/);
/** The path below a kind. */
export const claimKindParamsSchema = z.object({ kind: z.enum(claimKinds) });
/** The path of a claim. */
export const claimParamsSchema = z.object({ kind: z.enum(claimKinds), id: idParam });

/** GET /claims/{kind}/own and GET /reviews/{kind}, newest and oldest first. */
export const claimsAnswerSchema = pageOf(claimSchema);
/** GET /claims/{kind}/{id}. */
export const claimAnswerSchema = envelope(claimSchema);
/**
 * GET /reviews/{kind}: what waits for the team, overdue and longest first, then what waits for its owner; or what is decided, the last
 * decision first. `size` a page, 24 unless given.
 */
export const reviewsQuerySchema = pageQuerySchema.extend({
  list: z.enum(['open', 'decided']).default('open'),
  size: z.coerce.number().int().min(1).max(100).optional(),
});
/** GET /reviews/{kind}. */
export const reviewsAnswerSchema = pageOf(reviewSchema);

/** What a write of a claim answers. */
export const claimStateSchema = z.object({
  id: z.number().int().positive(),
  state: z.enum(claimStates),
});
/** The answer of every write of a claim. */
export const claimStateAnswerSchema = envelope(claimStateSchema);
/** What a write of a claim answers. */
export type ClaimStateWire = z.infer<typeof claimStateSchema>;
