import { z } from 'zod';
import { deskRights, ownRightsSchema } from './desk-rights';
import { envelope } from './envelope';
import { line } from './line';
import { pageOf, pageQuerySchema } from './page';
import { slugSchema } from './slug';
import { writtenText } from './texts';

/** What somebody may be made: no longer of the team, one of its three roles, or the support of a sponsor. */
export const teamRoles = ['player', 'editor', 'moderator', 'admin', 'support'] as const;
/** One of the roles. */
export type TeamRole = (typeof teamRoles)[number];

/** How long a link works that an admin hands on, in hours: of who joins, and of who lost the password. */
export const teamLinkHours = { invitation: 48, reset: 1 } as const;

const reason = writtenText(400);

/** GET /desk/team: who works here, the latest account first. */
export const teamQuerySchema = pageQuerySchema;

/** Somebody of the team. `permission` is the stored one: a support role is called after its sponsor. */
const teamMemberSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  permission: z.string(),
  role: z.enum(teamRoles),
  sponsor: z.object({ slug: z.string(), name: z.string() }).nullable(),
  granted: z.array(z.enum(deskRights)),
  withdrawn: z.array(z.enum(deskRights)),
  second_factor: z.boolean(),
  closed: z.boolean(),
  last_seen_at: z.string().nullable(),
  is_self: z.boolean(),
});
/** Somebody of the team. */
export type TeamMemberWire = z.infer<typeof teamMemberSchema>;
/** The answer of GET /desk/team. */
export const teamAnswerSchema = pageOf(teamMemberSchema);

/** The path of somebody of the team. */
export const teamParamsSchema = z.object({ id: z.guid() });
/** The answer of GET /desk/team/{id}. */
export const teamMemberAnswerSchema = envelope(teamMemberSchema);

const role = {
  role: z.enum(teamRoles),
  /** Whose desk a support role keeps; for the others nothing. */
  sponsor: slugSchema.optional(),
};

/** POST /desk/roles: `username` gets a role, or loses it as `player`. */
export const teamRoleInputSchema = z.object({ username: line(60), ...role, reason });
/** The input of POST /desk/roles. */
export type TeamRoleInput = z.infer<typeof teamRoleInputSchema>;

/** `asked` waits for a second admin, `done` holds from the next call on. */
export const teamRoleAnswerSchema = envelope(z.object({ state: z.enum(['asked', 'done']) }));

/** POST /desk/invitations: an account without a password, whose owner chooses one by the link. An admin is made from a moderator. */
export const teamInvitationInputSchema = z.object({
  username: z.string().max(1024),
  email: z.string().max(1024),
  role: z.enum(['editor', 'moderator', 'support']),
  sponsor: slugSchema.optional(),
});
/** The input of POST /desk/invitations. */
export type TeamInvitationInput = z.infer<typeof teamInvitationInputSchema>;

/** A link to a new password; this answer is the one time it is shown. */
const teamLinkSchema = z.object({ id: z.string(), link: z.string(), expires_at: z.string() });
/** A link to a new password. */
export type TeamLinkWire = z.infer<typeof teamLinkSchema>;
/** The answer of POST /desk/invitations and …/{id}/reset-links. */
export const teamLinkAnswerSchema = envelope(teamLinkSchema);

/** POST /desk/team/{id}/reset-links and …/{id}/second-factor/removal. */
export const teamReasonInputSchema = z.object({ reason });

/** PUT /desk/team/{id}/rights: what the person has beside the role and without; of editors and moderators. */
export const teamRightsInputSchema = ownRightsSchema.extend({ reason });
/** The input of PUT /desk/team/{id}/rights. */
export type TeamRightsInput = z.infer<typeof teamRightsInputSchema>;

/** GET and PUT /desk/team/second-factor: whether the whole team needs one. */
export const teamFactorSchema = z.object({ required: z.boolean() });
/** The answer of GET /desk/team/second-factor. */
export const teamFactorAnswerSchema = envelope(teamFactorSchema);
