/**
 * The one fold of names and e-mail addresses: two spellings are the same account exactly when their folds are equal.
 *
 * NFKC first (full-width and other compatibility forms), then the four Turkish letters i (`İ`, `I`, `ı`, `i`) become
 * one, then lower case by Unicode's rules and never by the machine's locale. So `IRMAK`, `İrmak` and `ırmak` collide.
 * Folding twice changes nothing.
 */
export function fold(text: string): string {
  const once = foldOnce(text);
  const twice = foldOnce(once);
  return once === twice ? once : fold(twice);
}

/** `i` may carry a combining dot above, which is what other languages' lower case makes of `İ`. */
function foldOnce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ıi]\u0307*/g, 'i')
    .normalize('NFKC');
}
