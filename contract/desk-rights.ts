import { z } from 'zod';

/** The rights that somebody of the team may have beside or without the role's; the team itself is an admin's alone. */
export const deskRights = [
  'content',
  'inbox',
  'contests',
  'members',
  'economy',
  'settings',
  'audit',
] as const;
/** One of the rights. */
export type DeskRight = (typeof deskRights)[number];

/** The roles whose rights are a person's to choose: an admin has all of them, a support role its sponsor's desk alone. */
export const choosableRoles: readonly string[] = ['editor', 'moderator'];

/** What a person has beside the role, and without. */
export const ownRightsSchema = z.object({
  granted: z.array(z.enum(deskRights)).max(deskRights.length),
  withdrawn: z.array(z.enum(deskRights)).max(deskRights.length),
});
/** What a person has beside the role, and without. */
export type OwnRights = z.infer<typeof ownRightsSchema>;

/** Which role a right acts as where it was granted: the one that has it by its role, and no more than that. */
export const lentRole = {
  content: 'editor',
  inbox: 'moderator',
  contests: 'moderator',
  members: 'moderator',
  economy: 'admin',
  settings: 'admin',
  audit: 'admin',
} as const satisfies Record<DeskRight, string>;
