const eventName = 'sikke:avatar-modal';

/** Opens the avatar modal, from wherever: the account menu lets a player change what they chose (D16). */
export function openAvatarModal(): void {
  window.dispatchEvent(new Event(eventName));
}

/** Calls back whenever the modal is asked for; returns how to leave. */
export function onOpenAvatarModal(listener: () => void): () => void {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
