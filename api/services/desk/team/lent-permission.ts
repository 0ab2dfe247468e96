import { type DeskRight, lentRole } from '@/contract/desk-rights';
import type { users } from '../../../db/schema/users';

/** What of somebody decides what they may do. */
export type Entitled = Pick<typeof users.$inferSelect, 'permission' | 'rightsGranted' | 'rightsWithdrawn'>;

/** The permission by which somebody of the team does what belongs to a right: the role's that has it where it was granted, a player's where it was withdrawn. */
export function lentPermission(
  { permission, rightsGranted, rightsWithdrawn }: Entitled,
  right: DeskRight,
): string {
  if (rightsWithdrawn.includes(right)) return 'player';
  return rightsGranted.includes(right) ? lentRole[right] : permission;
}
