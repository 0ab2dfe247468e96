import { sha256Source } from './inline-script-hashes.mjs';

const ownSheet = /<link rel="stylesheet" href="(\/_next\/static\/(?:[\w-]+\/)*[\w.~-]+\.css)"([^>]*)>/g;
const typeface = /url\(["']?(\/_next\/static\/media\/[\w.~-]+\.p\.[\w.~-]+\.woff2)["']?\)/g;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/**
 * Puts a page's own style sheets into the page, so that a first visit paints without asking for them (docs/adr/061). Their links
 * stay, at the end, for no medium and off: React finds there what it would otherwise insert anew, and `late-scripts.mjs` switches them on after the
 * first frame, so that the file is in the browser's cache for the pages that link it (docs/adr/260). The page asks for its typefaces at once, where Next does not (docs/adr/121). Done once; a page without a blocking sheet, or with one that cannot be read, stays as it is.
 * @param {string} html
 * @param {(path: string) => Promise<string | null>} read The text of a sheet by its path on the site, null where there is none.
 * @returns {Promise<string>}
 */
export async function inlineStyles(html, read) {
  const links = [...html.matchAll(ownSheet)].filter(([, , rest = '']) => !rest.includes('media='));
  if (links.length === 0) return html;
  const sheets = await Promise.all(links.map(([, path = '']) => read(path)));
  if (sheets.some((sheet) => sheet === null || sheet.includes('</'))) return html;
  let page = html;
  for (const [at, [tag, path = '', rest = '']] of links.entries())
    page = page
      .replace(tag, () => `<style>${withWholeAddresses(sheets[at] ?? '', path)}</style>`)
      .replace(
        '</body>',
        () => `<link rel="stylesheet" href="${path}" media="not all" disabled=""${rest}></body>`,
      );
  return withTypefaces(page);
}

/**
 * Next has every page ask for its typefaces but the one of an unknown address. Those to be asked for have `.p.` in their names.
 * @param {string} html
 */
function withTypefaces(html) {
  if (html.includes(' as="font"')) return html;
  const faces = new Set([...html.matchAll(typeface)].map(([, path = '']) => path));
  const links = [...faces].map(
    (path) => `<link rel="preload" href="${path}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return html.replace('<style>', () => `${links.join('')}<style>`);
}

/**
 * The CSP sources of a page's style elements, each once.
 * @param {string} html
 * @returns {Promise<string[]>} `'sha256-…'`
 */
export async function inlineStyleHashes(html) {
  const sheets = new Set([...html.matchAll(styleTag)].map(([, sheet = '']) => sheet));
  return Promise.all([...sheets].map(sha256Source));
}

/**
 * Addresses that are relative to the sheet, made whole: the page stands elsewhere.
 * @param {string} sheet
 * @param {string} path
 */
function withWholeAddresses(sheet, path) {
  return sheet.replace(/url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g, (_, quote, relative) => {
    const { pathname, search, hash } = new URL(relative, `http://site${path}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
