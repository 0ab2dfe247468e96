import { createHash } from 'node:crypto';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isElsewhereOrData = /\s(?:src=|type="application\/(?:ld\+)?json")/i;

/**
 * The CSP sources of a page's executable inline scripts, each once, in the order of the page.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`
 */
export function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes = '', code = ''] of html.matchAll(scriptTag))
    if (code && !isElsewhereOrData.test(attributes)) hashes.add(sha256Source(code));
  return [...hashes];
}

/**
 * @param {string} text
 * @returns {string}
 */
export function sha256Source(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
