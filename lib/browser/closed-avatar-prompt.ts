import { keep, readKept } from './kept';

const key = 'avatarPrompt';

/** Whether somebody closed the avatar prompt in this browser: it asks again after a login alone, not with every load. */
export function isAvatarPromptClosed(): boolean {
  return readKept('localStorage', key) === 'closed';
}

/** The prompt was closed. */
export function closeAvatarPrompt(): void {
  keep('localStorage', key, 'closed');
}
