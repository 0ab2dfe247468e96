import { z } from 'zod';
import { envelope } from './envelope';
import { pageOf } from './page';
import { referenceSchema } from './references';

/** What notifications are grouped by: a member chooses mail for a group at a time; `team` is for who decides in the inbox. Texts: `notifications.groups.<group>`. */
export const notificationGroups = ['account', 'reviews', 'market', 'contests', 'team'] as const;
/** One of the groups. */
export type NotificationGroup = (typeof notificationGroups)[number];

/** How notifications come beside the bell. */
export const notificationWays = ['mail', 'telegram', 'push'] as const;
/** One of the ways. */
export type NotificationWay = (typeof notificationWays)[number];

/**
 * What a member is told of, each with its group; the text is `notifications.kinds.<kind>` of messages/tr.json with the
 * notification's params. A new kind is one line here and one there.
 */
export const notificationKinds = {
  password_changed: 'account',
  email_changed: 'account',
  telegram_unlinked: 'account',
  phone_verified: 'account',
  telegram_linked: 'account',
  deletion_requested: 'account',
  deletion_by_team: 'account',
  phone_verified_by_team: 'account',
  telegram_verified_by_team: 'account',
  role_changed: 'account',
  rights_changed: 'account',
  factor_reset: 'account',
  account_paused: 'account',
  account_suspended: 'account',
  account_reopened: 'account',
  phone_reset: 'account',
  telegram_reset: 'account',
  order_approved: 'market',
  order_delivered: 'market',
  order_delivered_with_note: 'market',
  order_rejected: 'market',
  tournament_place: 'contests',
  tournament_check_in: 'contests',
  tournament_won: 'contests',
  event_place: 'contests',
  guess_ranked: 'contests',
  match_ready: 'contests',
  match_corrected: 'contests',
  contest_result: 'contests',
  contest_cancelled: 'contests',
  contest_prize: 'contests',
  board_prize: 'contests',
  event_entry_approved: 'contests',
  vip_approved: 'reviews',
  vip_expiring: 'reviews',
  vip_ended: 'reviews',
  claim_approved: 'reviews',
  claim_rejected: 'reviews',
  claim_needs_info: 'reviews',
  claim_reply: 'reviews',
  claim_removed: 'reviews',
  tickets_issued: 'reviews',
  win_approved: 'reviews',
  affiliate_approved: 'reviews',
  prize_delivered: 'reviews',
  prize_expired: 'reviews',
  ledger_reversed: 'account',
  sikke_adjusted: 'account',
  nickname_reset: 'account',
  deposit_reversed: 'reviews',
  tickets_voided: 'reviews',
  decision_failed: 'reviews',
  inbox_waiting: 'team',
} as const satisfies Record<string, NotificationGroup>;
/** One of the kinds. */
export type NotificationKind = keyof typeof notificationKinds;

/** Whether a kind is one of those above; an older or a newer program may know others. */
export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind);
}

/** Values for the placeholders of a kind's text. */
export const notificationParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
/** Values for the placeholders of a kind's text. */
export type NotificationParams = z.infer<typeof notificationParamsSchema>;

/**
 * A notification. `kind` is one of the kinds above, or one that a newer upstream knows; `reference` says what it is about,
 * `path` of an upstream that knows this site's addresses where that is; `read_at` is null while it is unread.
 */
export const notificationSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  params: notificationParamsSchema,
  reference: referenceSchema.nullish(),
  path: z.string().nullish(),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
/** A notification as it is on the wire. */
export type NotificationWire = z.infer<typeof notificationSchema>;

/** The answer of GET /user/notifications, newest first. */
export const notificationsAnswerSchema = pageOf(notificationSchema);

/** GET /user/notifications/unread, `data`: how many are unread, at most 100. */
export const unreadAnswerSchema = envelope(z.object({ count: z.number().int().min(0) }));

const idSchema = z.number().int().min(1);

/** POST /user/notifications/read: one (`id`), or every one up to the newest that was shown (`up_to`). */
export const readNotificationsInputSchema = z.object({ id: idSchema.optional(), up_to: idSchema.optional() });
/** The input of POST /user/notifications/read. */
export type ReadNotificationsInput = z.infer<typeof readNotificationsInputSchema>;

const groupSchema = z.enum(notificationGroups);

/** Whether each group also comes by mail. */
export const notificationChoicesSchema = z.record(groupSchema, z.boolean());
/** Whether each group also comes by mail. */
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/**
 * The answer of GET /user/notifications/choices. `can_mail` is false where the upstream sends no mail. `telegram` says which groups
 * also come by Telegram; `can_telegram` is false without a bot, and for who has no Telegram account linked. `push` says which come to the member's
 * devices; `push_key` is what a browser subscribes with, and `is_pushed_here` whether the login that asks is one of those devices.
 */
export const choicesAnswerSchema = envelope(
  z.object({
    mail: notificationChoicesSchema,
    can_mail: z.boolean(),
    telegram: notificationChoicesSchema.nullish(),
    can_telegram: z.boolean().nullish(),
    push: notificationChoicesSchema.nullish(),
    can_push: z.boolean().nullish(),
    push_key: z.string().nullish(),
    is_pushed_here: z.boolean().nullish(),
  }),
);

/** What a member chose, as it is on the wire. */
export type ChoicesWire = z.infer<typeof choicesAnswerSchema>['data'];

/** PATCH /user/notifications/choices: one group at a time, in one way or several. */
export const chooseNotificationInputSchema = z
  .object({
    group: groupSchema,
    mail: z.boolean().optional(),
    telegram: z.boolean().optional(),
    push: z.boolean().optional(),
  })
  .refine((input) => notificationWays.some((way) => input[way] !== undefined), {
    path: ['mail'],
    params: { rule: 'required' },
  });
/** The input of PATCH /user/notifications/choices. */
export type ChooseNotificationInput = z.infer<typeof chooseNotificationInputSchema>;
