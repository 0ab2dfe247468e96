import { z } from 'zod';
import { pauseSchema } from './account';
import { claimStates } from './claims';
import { fourEyesKinds } from './desk-four-eyes';
import { sanctionKinds } from './desk-member-steps';
import { envelope } from './envelope';
import { pageOf, pageQuerySchema } from './page';

/** What a member's timeline holds. */
export const timelineKinds = [
  'ledger',
  'order',
  'claim',
  'prize',
  'ticket',
  'session',
  'verification',
  'decision',
  'note',
] as const;
/** One of the kinds. */
export type TimelineKind = (typeof timelineKinds)[number];

/** GET /desk/members/{id}/timeline: the latest first, all of it or one kind. */
export const timelineQuerySchema = pageQuerySchema.extend({ kind: z.enum(timelineKinds).optional() });
/** The query of GET /desk/members/{id}/timeline. */
export type TimelineQuery = z.infer<typeof timelineQuerySchema>;

/**
 * A line of the timeline. `what` says what it was, in the words of its kind: the reason of a ledger line, the kind of a claim, the action of a
 * decision, the kind of the notification of a verification, where tickets come from; an order's `text` is its item, a session's the browser and
 * the system. Tickets that came at once are one line, `amount` is how many; `is_open` while they can be taken back.
 */
const timelineItemSchema = z.object({
  kind: z.enum(timelineKinds),
  id: z.string(),
  at: z.string(),
  what: z.string(),
  state: z.string().nullable(),
  amount: z.number().int().nullable(),
  text: z.string().nullable(),
  actor: z.string().nullable(),
  tickets: z
    .object({
      raffle: z.string(),
      is_open: z.boolean(),
      numbers: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
    })
    .nullable(),
});
/** A line of the timeline. */
export type TimelineItemWire = z.infer<typeof timelineItemSchema>;
/** The answer of GET /desk/members/{id}/timeline. */
export const timelineAnswerSchema = pageOf(timelineItemSchema);

/** What hints at another account of the same person. Addresses are no part of it: they are stored so that none links two accounts (ADR 178). */
export const linkHints = ['telegram', 'phone', 'account', 'deposit', 'invitation'] as const;

const named = z.object({ id: z.string(), username: z.string() });

/** What the viewer may do about the member. */
export const memberMoves = [
  'note',
  'suspend',
  'ban',
  'lift',
  'adjust',
  'reverse',
  'end_sessions',
  'reset_phone',
  'reset_telegram',
  'verify_phone',
  'verify_telegram',
  'export',
  'erase',
] as const;
/** One of the moves. */
export type MemberMove = (typeof memberMoves)[number];

/**
 * GET /desk/members/{id}, `data`. E-mail and phone are masked for who is no admin. `tickets` are those that take part in a draw still;
 * `waiting` is what waits for a second admin about the member;
 * `links` hint at other accounts, `value` is what is alike where the viewer may read it.
 */
const deskMemberSchema = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  avatar: z.string(),
  permission: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  telegram: z.string().nullable(),
  telegram_verified_at: z.string().nullable(),
  point: z.number().int(),
  tickets: z.number().int(),
  closed: z.boolean(),
  delete_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  pause: pauseSchema.nullable(),
  sanction: z
    .object({ kind: z.enum(sanctionKinds), reason: z.string(), until: z.string().nullable() })
    .nullable(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  sessions: z.number().int(),
  accounts: z.array(
    z.object({
      id: z.number().int(),
      sponsor: z.string(),
      site_username: z.string(),
      state: z.enum(claimStates),
      affiliate_ok: z.boolean(),
      at: z.string(),
    }),
  ),
  links: z.array(z.object({ by: z.enum(linkHints), member: named, value: z.string() })),
  waiting: z.array(z.enum(fourEyesKinds)),
  may: z.array(z.enum(memberMoves)),
});
/** A member as the team sees one. */
export type DeskMemberWire = z.infer<typeof deskMemberSchema>;
/** The answer of GET /desk/members/{id}. */
export const deskMemberAnswerSchema = envelope(deskMemberSchema);
