/** What a toast says: its kind steers colour and icon, `description` is a second, quieter line. */
export interface ToastRequest {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  readonly description?: string;
}

type ToastListener = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let deliver: ToastListener | null = null;

/**
 * Shows a toast (D18). The toast library is loaded by the first call; what is said before it is there is kept
 * and shown then, in order.
 */
export function showToast(kind: ToastRequest['kind'], text: string, description?: string): void {
  const request = description === undefined ? { kind, text } : { kind, text, description };
  if (deliver) deliver(request);
  else waiting.push(request);
}

/** One answer may be told by the form and by whoever keeps the session: within so many milliseconds the same is said once. */
const sameMs = 2000;
let said = { what: '', at: Number.NEGATIVE_INFINITY };

/** Tells what went wrong as one toast, however many texts it has and however many parts of the page tell it. */
export function showErrors(texts: readonly string[], now = performance.now()): void {
  const [first, ...others] = texts;
  const what = texts.join('\n');
  if (first === undefined || (what === said.what && now - said.at < sameMs)) return;
  said = { what, at: now };
  showToast('error', first, others.length > 0 ? others.join(' · ') : undefined);
}

/** The one listener that renders toasts; gets what waited, too. Returns how to leave. */
export function onToast(listener: ToastListener): () => void {
  deliver = listener;
  for (const request of waiting.splice(0)) listener(request);
  return () => {
    if (deliver === listener) deliver = null;
  };
}
