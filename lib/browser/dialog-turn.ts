/** How long, in milliseconds, a dialog that got its turn has to come: its parts may still be on their way. */
const turnMs = 1_000;
let isTurnTaken = false;

/**
 * Calls back once no modal dialog is open, none is about to be, and nobody is typing: what opens by itself waits its turn, one at a time,
 * and never takes the focus out of a form. At once when that is so already. Returns how to give up.
 */
export function whenQuiet(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const check = () => {
    if (signal.aborted) return;
    if (isTurnTaken) {
      setTimeout(check, turnMs);
      return;
    }
    if (!isQuiet()) return;
    waiting.abort();
    isTurnTaken = true;
    setTimeout(() => {
      isTurnTaken = false;
    }, turnMs);
    callback();
  };
  // After the event, when the focus has settled and a dialog that followed another is open.
  const checkSoon = () => requestAnimationFrame(check);
  document.addEventListener('close', checkSoon, { capture: true, signal });
  document.addEventListener('focusout', checkSoon, { signal });
  check();
  return () => waiting.abort();
}

function isQuiet(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return !isTyping && document.querySelector('dialog:modal') === null;
}
