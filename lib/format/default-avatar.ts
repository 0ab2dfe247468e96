/** The site's own pictures of members (specification 3), numbered from 1. */
const count = 9;

/**
 * The picture of a member who has chosen none: one of the nine, by the name that is shown, so that they are spread evenly and everybody keeps
 * theirs. The same on every page, in the browser and on the server (FNV-1a).
 */
export function defaultAvatar(name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The low bits of letters that lie close together do so too.
  return `/avatars/2/${1 + (((hash ^ (hash >>> 15)) >>> 0) % count)}.jpg`;
}
