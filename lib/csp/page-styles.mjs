import { cutSheet, parseSheet, wordsOf } from './cut-styles.mjs';
import { joinedRules } from './joined-rules.mjs';
import { withoutUnread } from './unread-properties.mjs';

const inlineSheet = /<style>([\s\S]*?)<\/style>/g;
const wholeSheet = / media="not all" disabled=""/g;
/** A declaration said several times on end: browsers take the last one. */
const repeated = /(?<=[{;])([\w-]+:[^;{}"']*;)\1+/g;
const script = /\/_next\/static\/(?:[\w-]+\/)*[\w.~-]+\.js/g;
/** How classes begin whose rest a script finds out: `lane-${tone}`. */
const begun = /(?<=[\s"'`\\])[a-zA-Z][\w:-]*-(?=\$\{)/g;
/** A script that another one brings, as that names it. */
const laterScript = /(?<![\w/])static\/(?:[\w-]+\/)*[\w.~-]+\.js/g;

/**
 * Cuts the sheets that stand in a page (`inline-styles.mjs`) to what the page, its scripts and the parts that these bring on demand can need. Their links, which
 * `late-scripts.mjs` fetches after the first frame, apply once another page comes (`WholeRules`). What its rules declare for rules that are not there goes too
 * (`unread-properties.mjs`), and what they say twice (`joined-rules.mjs`). Done once.
 * @param {(path: string) => Promise<string | null>} read The text of a script of the build by its path on the site, null where it is not there.
 * @returns {(html: string) => Promise<string>}
 */
export function createPageStyles(read) {
  /** The build's sheets as they stand in pages, a handful. @type {Map<string, import('./cut-styles.mjs').Part[]>} */
  const sheets = new Map();
  /** Every class of those. @type {Set<string>} */
  const classes = new Set();
  /** What of a script was looked at: which of those it names, asked of how many sheets, and the scripts that it brings. @type {Map<string, { sheets: number, names: string[], later: string[] }>} */
  const scripts = new Map();

  /** @param {string} sheet */
  const parsed = (sheet) => {
    const known = sheets.get(sheet);
    if (known) return known;
    const parts = parseSheet(sheet);
    sheets.set(sheet, parts);
    for (const name of classesOf(parts)) classes.add(name);
    return parts;
  };
  /** @param {string} path */
  const lookAt = async (path) => {
    const known = scripts.get(path);
    if (known?.sheets === sheets.size) return known;
    const text = (await read(path)) ?? '';
    const words = wordsOf(text);
    const beginnings = [...new Set(text.match(begun))];
    const names = [...classes].filter(
      (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    );
    const later = Array.from(text.matchAll(laterScript), ([name]) => `/_next/${name}`);
    const seen = { sheets: sheets.size, names, later };
    scripts.set(path, seen);
    return seen;
  };
  return async (html) => {
    if (!html.includes(' media="not all" disabled=""') || html.includes('data-whole=""')) return html;
    const texts = [...html.matchAll(inlineSheet)].map(([, text = '']) => text);
    for (const text of texts) parsed(text);
    const words = wordsOf(html.replace(inlineSheet, ''));
    const paths = new Set(Array.from(html.matchAll(script), ([path]) => path));
    // Those that come behind are looked at in their turn.
    for (const path of paths) {
      const { names, later } = await lookAt(path);
      for (const name of names) words.add(name);
      for (const next of later) paths.add(next);
    }
    const cut = withoutUnread(
      texts.map((text) => cutSheet(parsed(text), (name) => words.has(name)).replace(repeated, '$1')),
    );
    return html
      .replace(inlineSheet, () => `<style>${joinedRules(cut.shift() ?? '')}</style>`)
      .replace(wholeSheet, ' media="not all" disabled="" data-whole=""');
  };
}

/**
 * @param {import('./cut-styles.mjs').Part[]} parts
 * @returns {string[]}
 */
function classesOf(parts) {
  return parts.flatMap(({ selectors = [], inner = [] }) => [...selectors.flat(), ...classesOf(inner)]);
}
