/**
 * What this site does to Next's answers beside what it needs (docs/operating.md): each can be left out by name in `SITE_WITHOUT`, should a
 * version of Next not bear it. The policy, the entries that are missing or overtaken are no switches: pages would be blocked or wrong.
 */
export const switches = /** @type {const} */ ([
  'inline-styles',
  'cut-styles',
  'late-scripts',
  'integrity',
  'merged-scripts',
  'short-data',
  'short-markup',
  'compression',
  'micro-cache',
  'page-gate',
  'decided-pages',
  'static-files',
  'live',
]);

/**
 * The names in a list as `SITE_WITHOUT` has it.
 * @param {string} [list]
 * @returns {string[]}
 */
export function namesIn(list = '') {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
