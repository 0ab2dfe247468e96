const between = '</script><script>';

/**
 * Makes one script of inline scripts that stand side by side: Next writes the data of a page in pieces, more of them the longer it is, and each
 * would take 52 bytes of the policy's header. Only elements without attributes; a script of a file or of data ends a row.
 * @param {string} html
 * @returns {string}
 */
export function mergeScripts(html) {
  const [first = '', ...rest] = html.split(between);
  let isPlain = endsInPlainScript(first, false);
  const merged = [first];
  for (const part of rest) {
    // A line of its own ends a comment, the semicolon what stood before it.
    merged.push(isPlain ? '\n;' : between, part);
    isPlain = endsInPlainScript(part, true);
  }
  return merged.join('');
}

/**
 * Whether the last script that opens in a piece of the page has no attributes; `before` where none opens in it.
 * @param {string} piece
 * @param {boolean} before
 */
function endsInPlainScript(piece, before) {
  const at = piece.lastIndexOf('<script');
  return at === -1 ? before : piece.startsWith('<script>', at);
}
