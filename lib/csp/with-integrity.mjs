const ownScript = /<script src="(\/_next\/static\/(?:[\w-]+\/)*[\w.~-]+\.js)"(?![^>]*\sintegrity=)/g;

/**
 * Names the hash of each of our own script files that a page asks for, so that a browser runs the build's bytes and nothing that stands
 * in their place (ADR 179). Done once; a file that cannot be read is asked for as before.
 * @param {string} html
 * @param {(path: string) => Promise<string | null>} integrityOf `sha384-…` of a file by its path on the site, null where there is none.
 * @returns {Promise<string>}
 */
export async function withIntegrity(html, integrityOf) {
  const paths = [...new Set([...html.matchAll(ownScript)].map(([, path = '']) => path))];
  const known = new Map(await Promise.all(paths.map(async (path) => [path, await integrityOf(path)])));
  return html.replace(ownScript, (tag, path) => {
    const integrity = known.get(path);
    return integrity ? `${tag} integrity="${integrity}"` : tag;
  });
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<string>} As an `integrity` attribute has it.
 */
export async function sha384(bytes) {
  const digest = await crypto.subtle.digest('SHA-384', new Uint8Array(bytes));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
