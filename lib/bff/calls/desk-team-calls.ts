import {
  teamFactorSchema,
  teamInvitationInputSchema,
  teamLinkAnswerSchema,
  teamParamsSchema,
  teamReasonInputSchema,
  teamRightsInputSchema,
  teamRoleAnswerSchema,
  teamRoleInputSchema,
} from '@/contract/desk-team';
import { statusSchema } from '@/contract/envelope';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

/** What admins do about the people of the team. */
export const deskTeamCalls = {
  /** POST: gives somebody a role, or takes it. */
  deskTeamRoles: {
    POST: passWrite({ isKeyed: true, input: teamRoleInputSchema, answer: teamRoleAnswerSchema }),
  },
  /** POST: an account of the team and the link to its first password, shown once. */
  deskTeamInvitations: {
    POST: passWrite({ input: teamInvitationInputSchema, answer: teamLinkAnswerSchema }),
  },
  /** POST: a link to a new password of somebody of the team, shown once. */
  deskTeamLinks: {
    POST: passWrite({
      ...{ params: teamParamsSchema, input: teamReasonInputSchema, answer: teamLinkAnswerSchema },
    }),
  },
  /** PATCH: what an editor or moderator may do beside the role, and what not. */
  deskTeamRights: {
    PATCH: passWrite({
      ...{ method: 'PUT', isKeyed: true, params: teamParamsSchema },
      ...{ input: teamRightsInputSchema, answer: statusSchema },
    }),
  },
  /** POST: takes a lost second factor from somebody of the team. */
  deskTeamFactor: {
    POST: passWrite({
      ...{ isKeyed: true, params: teamParamsSchema },
      ...{ input: teamReasonInputSchema, answer: statusSchema },
    }),
  },
  /** PATCH: whether the whole team needs a second factor. */
  deskTeamFactorNeed: {
    PATCH: passWrite({
      ...{ method: 'PUT', isKeyed: true },
      ...{ input: teamFactorSchema, answer: statusSchema },
    }),
  },
} satisfies CallRows;
