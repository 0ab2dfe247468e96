const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isElsewhereOrData = /\s(?:src=|type="application\/(?:ld\+)?json")/i;

/**
 * The CSP sources of a page's executable inline scripts, each once, in the order of the page.
 * @param {string} html
 * @returns {Promise<string[]>} `'sha256-…'`
 */
export async function inlineScriptHashes(html) {
  const codes = new Set();
  for (const [, attributes = '', code = ''] of html.matchAll(scriptTag))
    if (code && !isElsewhereOrData.test(attributes)) codes.add(code);
  return Promise.all([...codes].map(sha256Source));
}

/**
 * Web Crypto, not node:crypto: Next traces this file into the edge bundle too.
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function sha256Source(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
