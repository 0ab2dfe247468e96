import { eq } from 'drizzle-orm';
import type { TeamRole } from '@/contract/desk-team';
import { sponsors } from '../../../db/schema/sponsors';
import type { Transaction } from '../../../db/transact';
import { invalidField } from '../../../service-error';
import { isSupport } from '../../claims/review/reviewer-scope';

/** What is stored of a role. */
export interface StoredRole {
  readonly permission: string;
  readonly sponsorId: number | null;
}

/** What a permission may be long. */
const longest = 40;

/** A role as it is stored: a support role is called after its sponsor and bound to it. 422 on `sponsor` where it needs one. */
export async function findRole(
  tx: Pick<Transaction, 'select'>,
  { role, sponsor }: { readonly role: TeamRole; readonly sponsor?: string | undefined },
): Promise<StoredRole> {
  if (role !== 'support') return { permission: role, sponsorId: null };
  if (sponsor === undefined) throw invalidField('sponsor', 'required');
  const [found] = await tx
    .select({ id: sponsors.id, name: sponsors.name })
    .from(sponsors)
    .where(eq(sponsors.slug, sponsor));
  if (!found) throw invalidField('sponsor', 'exists');
  const name = found.name.slice(0, longest);
  // No sponsor's name makes somebody an admin.
  const permission = isSupport({ permission: name }) ? name : `${name} destek`.slice(0, longest);
  return { permission, sponsorId: found.id };
}
