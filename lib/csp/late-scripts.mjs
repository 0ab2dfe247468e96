const ownScript =
  /<script src="(\/_next\/static\/(?:[\w-]+\/)*[\w.~-]+\.js)"(?: integrity="([\w+/=-]+)")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Asks for a page's own scripts after its first frame (docs/adr/063): until then the line belongs to what is seen. A page that is not
 * seen (another tab, a prerendering) asks at once. Done once; a page without such scripts stays as it is.
 * @param {string} html
 * @returns {string}
 */
export function lateScripts(html) {
  const scripts = [...html.matchAll(ownScript)];
  const paths = scripts.map(([, path = '']) => path);
  const hashes = scripts.map(([, , integrity = '']) => integrity);
  if (paths.length === 0 || !html.includes('</body>')) return html;
  const folder = folderOf(paths);
  const names = paths.map((path) => path.slice(folder.length));
  const call = [folder, names, hashes].map((value) => JSON.stringify(value)).join(',');
  return html
    .replace(ownScript, '')
    .replace(scriptPreload, '')
    .replace('</body>', () => `<script>${loader}(${call})</script></body>`);
}

/**
 * The paths of the scripts that a page asks for so.
 * @param {string} html
 * @returns {string[]}
 */
export function findLateScripts(html) {
  const [, folder = '', names = '[]'] = called.exec(html) ?? [];
  return JSON.parse(names).map((/** @type {string} */ name) => folder + name);
}

/** The call that ends such a page: the folder, the names, the hashes. */
const called = /\)\("([^"]*)",(\["[^\]]*\]),\["[^\]]*\]\)<\/script>/;

/**
 * The folder in which all of them are.
 * @param {readonly string[]} paths
 */
function folderOf([first = '', ...others]) {
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((path) => path.startsWith(folder)))
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  return folder;
}

/**
 * Appends the scripts, whose order does not matter: each is async and says itself which one it is. What the page holds of its style sheets already
 * is asked for behind them, and applies to no medium: with another page, all of it at once (docs/adr/460).
 */
const loader =
  '((f,p,h)=>{let a=()=>{p.forEach((u,i)=>{let s=document.createElement("script");s.src=f+u;h[i]&&(s.integrity=h[i]);' +
  'document.head.append(s)});document.querySelectorAll("link[disabled]").forEach(l=>{l.disabled=!1})};' +
  'document.hidden?a():requestAnimationFrame(()=>setTimeout(a))})';
