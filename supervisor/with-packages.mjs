/**
 * Has a bundle take these packages in and leave all others outside, where Node finds them. For packages of many small modules that a program cannot do without: to find and link each
 * module takes longer than to compile it (docs/adr/487).
 * @param {readonly string[]} names
 * @returns {import('esbuild').Plugin}
 */
export function withPackages(names) {
  const isTaken = (/** @type {string} */ path) =>
    names.some((name) => path === name || path.startsWith(`${name}/`));
  return {
    name: 'with-packages',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@/') || isTaken(path) ? null : { path, external: true },
      ),
  };
}
