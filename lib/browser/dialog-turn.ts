/** How long, in milliseconds, a dialog that got its turn has to come: its parts may still be on their way. */
const turnMs = 1_000;
let isTurnTaken = false;
let heldTurns = 0;

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

/** Keeps turns back while a dialog that the visitor asked for is on its way or open. Returns how to let them go on. */
export function holdTurns(): () => void {
  heldTurns += 1;
  return () => {
    heldTurns -= 1;
    // Whoever waits listens for the end of a dialog, which may have been before this.
    document.dispatchEvent(new Event('close'));
  };
}

/** Calls back when a second modal dialog opens above one: what opened by itself makes way. Returns how to leave. */
export function onSecondDialog(callback: () => void): () => void {
  const leaving = new AbortController();
  const check = () => {
    if (document.querySelectorAll('dialog:modal').length > 1) callback();
  };
  document.addEventListener('dialogshown', check, { signal: leaving.signal });
  check();
  return () => leaving.abort();
}

function isQuiet(): boolean {
  if (heldTurns > 0) return false;
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return !isTyping && document.querySelector('dialog:modal') === null;
}
