/** How deep the JSON of a request may be nested; no form of ours goes beyond four. */
export const mostJsonDepth = 20;

/**
 * Whether a text's brackets, outside of its strings, go deeper than `mostJsonDepth`: looked at before anything is parsed, so that depth
 * costs no stack (T-PRO-5). Reads each character once, whatever the text is.
 */
export function isTooDeep(text: Pick<string, 'length' | 'charCodeAt'>): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === quote) isInString = !isInString;
    else if (isInString) at += char === backslash ? 1 : 0;
    else depth += opening.has(char) ? 1 : closing.has(char) ? -1 : 0;
    if (depth > mostJsonDepth) return true;
  }
  return false;
}

const toCodes = (characters: string) => new Set([...characters].map((one) => one.charCodeAt(0)));
const [opening, closing] = [toCodes('[{'), toCodes(']}')];
const [quote, backslash] = ['"', '\\'].map((one) => one.charCodeAt(0));
