import { keep } from './kept';

/** The key in localStorage; `deviceScript` reads it before the first frame. */
const key = 'member';

/**
 * Keeps that this browser was a member's when it last asked, and nothing else of them: the first HTML has the guest's links, which a member is not
 * to see before it is known who looks.
 */
export function markMember(isMember: boolean): void {
  keep('localStorage', key, isMember ? '1' : null);
  document.documentElement.toggleAttribute('data-member', isMember);
}
