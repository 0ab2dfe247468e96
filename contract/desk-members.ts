import { z } from 'zod';
import { pageOf, pageQuerySchema } from './page';

/** What members are searched by, in the order in which the search goes through them. */
export const memberFields = ['username', 'nickname', 'email', 'phone', 'telegram', 'account'] as const;
/** One of the fields. */
export type MemberField = (typeof memberFields)[number];

const memberLists = ['all', 'team'] as const;

/** GET /desk/members: newest first, or what begins with `q`, of which two letters are needed; all members, or the team. */
export const memberQuerySchema = pageQuerySchema.extend({
  q: z.string().max(200).optional(),
  list: z.enum(memberLists).default('all'),
  // Longer than that of other lists: it holds what was found.
  cursor: z
    .string()
    .regex(/^[\w-]{1,800}$/)
    .optional(),
});
/** The query of GET /desk/members. */
export type MemberQuery = z.infer<typeof memberQuerySchema>;

/** A member in the list. E-mail and phone are masked for who is no admin; `matched` says which field was found, and what it holds. */
const memberRowSchema = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  avatar: z.string(),
  permission: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  telegram: z.string().nullable(),
  point: z.number().int(),
  verified: z.boolean(),
  closed: z.boolean(),
  created_at: z.string(),
  matched: z.object({ field: z.enum(memberFields), value: z.string() }).nullable(),
});
/** A member in the list. */
export type MemberRowWire = z.infer<typeof memberRowSchema>;
/** The answer of GET /desk/members. */
export const memberRowsAnswerSchema = pageOf(memberRowSchema).extend({
  next_cursor: z.string().nullish(),
});
