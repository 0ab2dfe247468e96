/**
 * Calls back once no modal dialog is open and nobody is typing: what opens by itself waits its turn, and never takes
 * the focus out of a form. At once when that is so already. Returns how to give up.
 */
export function whenQuiet(callback: () => void): () => void {
  if (isQuiet()) {
    callback();
    return () => {};
  }
  const stop = () => {
    document.removeEventListener('close', check, true);
    document.removeEventListener('focusout', check);
  };
  // After the event, when the focus has settled and a dialog that followed another is open.
  const check = () =>
    requestAnimationFrame(() => {
      if (isStopped || !isQuiet()) return;
      give();
      callback();
    });
  let isStopped = false;
  const give = () => {
    isStopped = true;
    stop();
  };
  document.addEventListener('close', check, true);
  document.addEventListener('focusout', check);
  return give;
}

function isQuiet(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return !isTyping && document.querySelector('dialog:modal') === null;
}
