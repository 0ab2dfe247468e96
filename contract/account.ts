import { z } from 'zod';
import { ownRightsSchema } from './desk-rights';
import { envelope } from './envelope';

/** A path as PATCH /user takes it: the avatar's prefix, a number from 1 to 9, `.jpg`. */
export const avatarPathPattern = /^\/[\w/-]{1,80}\/[1-9]\.jpg$/;

/** A password as somebody typed it, right or wrong: a text without what no keyboard writes. */
export const typedPasswordSchema = z
  .string()
  .max(1024)
  .refine((text) => !/\0|\p{Surrogate}/u.test(text));

/** POST /login: `email` holds a user name or an e-mail. No client-side rule (specification 5). */
export const loginInputSchema = z.object({
  email: z.string().max(1024),
  password: typedPasswordSchema,
  /** Of a second factor; asked for by 401 `second_factor_required`, never by an upstream that knows the specification alone. */
  code: z.string().max(40).optional(),
});
/** The input of POST /login. */
export type LoginInput = z.infer<typeof loginInputSchema>;

/** POST /login and, as `data.token`, GET /refresh: a JWT with `exp` in seconds (D2). Never leaves the BFF. */
export const loginAnswerSchema = z.object({ status: z.boolean(), token: z.string().min(1) });

/** GET /refresh: the successor of the token it was called with (D3). */
export const refreshAnswerSchema = envelope(z.object({ token: z.string().min(1) }));

/** POST /register. `affiliate_code` is the `?ref=` a visitor arrived with (D6), `invite_code` the `?davet=` of a member. */
export const registerInputSchema = z.object({
  email: z.string().max(1024),
  username: z.string().max(1024),
  password: typedPasswordSchema,
  password_confirmation: typedPasswordSchema,
  'g-recaptcha-response': z.string().max(8192).optional(),
  affiliate_code: z.string().max(256).optional(),
  /** The two boxes, and the version of the texts that was shown with them. An upstream that knows the specification alone ignores them. */
  adult_confirmed: z.boolean().optional(),
  terms_accepted: z.boolean().optional(),
  terms_version: z.string().max(40).optional(),
  invite_code: z.string().max(256).optional(),
});
const boxes = ['adult_confirmed', 'terms_accepted'] as const;

/**
 * What the site asks of who registers, whatever the upstream knows: both boxes are ticked. Without a password nothing can come of it: the upstream is
 * asked what else is wrong.
 */
export const siteRegisterInputSchema = registerInputSchema.superRefine((input, problems) => {
  const missing = input.password === '' ? [] : boxes.filter((box) => !input[box]);
  for (const box of missing) problems.addIssue({ code: 'custom', path: [box], params: { rule: 'required' } });
});

/** The input of POST /register. */
export type RegisterInput = z.infer<typeof registerInputSchema>;

/** PATCH /user takes the avatar and nothing else. */
export const updateUserInputSchema = z.object({ avatar: z.string().max(200) });
/** The input of PATCH /user. */
export type UpdateUserInput = z.infer<typeof updateUserInputSchema>;

/** Phone: 1 is verified; 0 and 2 are not (D10). Telegram: an ISO time, or empty. */
export const validationsSchema = z.object({
  phone: z.number().int().nullish(),
  telegram_verified_at: z.string().nullish(),
});

/** A pause of the account that runs; `until` is null for one that never ends. */
export const pauseSchema = z.object({ until: z.string().nullable() });
/** A pause as it is on the wire. */
export type PauseWire = z.infer<typeof pauseSchema>;

/**
 * GET /user, `data`. `point` is the balance in whole Sikke; `permission` is player, moderator, editor, admin or the
 * name of a support role; `avatar` is a path, empty while none was chosen.
 */
export const userSchema = z.object({
  username: z.string().min(1),
  point: z.number(),
  permission: z.string().min(1),
  avatar: z.string().nullish(),
  validations: validationsSchema.nullish(),
  email: z.string().nullish(),
  created_at: z.string().nullish(),
  /** How everybody sees the member: the nickname, else the masked name. */
  public_name: z.string().nullish(),
  /** The nickname that was chosen; null while none is, left out where the upstream has none. */
  nickname: z.string().nullish(),
  /** From when on another nickname may be chosen; null where one may be now. */
  nickname_change_at: z.string().nullish(),
  /** How many notifications are unread, at most 100. */
  unread_notifications: z.number().int().min(0).nullish(),
  /** The pause of the account that runs; null where none does. */
  pause: pauseSchema.nullish(),
  /** Of the team: what the person has beside the role and without, and how they stand to a second factor. */
  rights: ownRightsSchema.nullish(),
  second_factor: z.enum(['off', 'needed', 'on']).nullish(),
});
/** A user as it is on the wire. */
export type UserWire = z.infer<typeof userSchema>;

/** The answer of GET /user. */
export const userAnswerSchema = envelope(userSchema);

/**
 * With `1` on a member's own GET or a login: whose token that is may be said along, in the answer's header of the same name, as base64url of the JSON that `data` of
 * GET /user is. Who leaves it out is asked GET /user.
 */
export const memberHeader = 'x-sikke-member';
