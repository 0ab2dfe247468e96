import type { Deps } from '../../context';
import { passwordResets } from '../../db/schema/password-resets';
import { tokenLink } from '../../site-links';
import { tokenHash } from './token-hash';

/** How long a link to a new password works; milliseconds. */
export const resetLifetimeMs = 30 * 60_000;

/** A link to a new password, and the name of its token. */
export interface ResetLink {
  readonly link: string;
  readonly hash: string;
}

/**
 * Makes a link to a new password of an account, good until `expiresAt` and for one password. The token leaves in the fragment of the
 * address, which no server sees and no Referer carries; the address is the configured site's (T-AU-16).
 */
export async function newResetLink(
  { db, ids, siteUrl }: Pick<Deps, 'db' | 'ids'> & { readonly siteUrl: string },
  { userId, expiresAt }: { readonly userId: string; readonly expiresAt: Date },
): Promise<ResetLink> {
  const token = ids.secret();
  const hash = tokenHash(token);
  await db.insert(passwordResets).values({ tokenHash: hash, userId, expiresAt });
  return { link: tokenLink(siteUrl, 'resetPassword', token), hash };
}
