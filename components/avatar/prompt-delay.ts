/** How long after a login the avatar prompt waits (specification 9). */
const afterLoginMs = 1000;

/**
 * When a loaded user is asked for an avatar, in milliseconds: at once on a visit, a second after a login; null, never,
 * for a guest and for who has chosen (D16).
 */
export function promptDelayMs(
  user: { readonly avatarUrl: string | null } | null,
  hasJustLoggedIn: boolean,
): number | null {
  if (user === null || user.avatarUrl !== null) return null;
  return hasJustLoggedIn ? afterLoginMs : 0;
}
