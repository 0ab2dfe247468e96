// What was made of the sources is kept from one start to the next while none of them changes (docs/adr/445). Plain JavaScript: it says whether TypeScript has to be loaded.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Decide besides what is made of all others: how names are found, and with which version of what makes it. */
const always = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Whether a folder holds what `keep` noted there, made of the sources below `root` as they are now. What somebody else may write to is not trusted.
 * @param {string} folder
 * @param {string} root
 * @returns {boolean}
 */
export function isKept(folder, root) {
  try {
    const { sources, stamp } = JSON.parse(readFileSync(join(folder, 'made-of.json'), 'utf8'));
    return isOwn(folder) && existsSync(join(folder, 'node_modules')) && stamp === toStamp(root, sources);
  } catch {
    // Nothing was made yet, or not to its end, or a source has gone.
    return false;
  }
}

/**
 * Notes what a folder's content was made of; the last thing that is written there.
 * @param {string} folder
 * @param {string} root
 * @param {readonly string[]} sources
 */
export function keep(folder, root, sources) {
  const all = [...new Set([...always, ...sources])].sort();
  writeFileSync(join(folder, 'made-of.json'), JSON.stringify({ stamp: toStamp(root, all), sources: all }));
}

/** By content: a clock, a copy or a checkout says nothing. */
function toStamp(root, sources) {
  // What was made names places.
  const hash = createHash('sha256').update(resolve(root));
  for (const source of sources) hash.update(`\0${source}\0`).update(readFileSync(join(root, source)));
  return hash.digest('hex');
}

function isOwn(folder) {
  const { uid, mode } = lstatSync(folder);
  const isWritableByOthers = process.platform !== 'win32' && (mode & 0o022) !== 0;
  return (process.getuid === undefined || uid === process.getuid()) && !isWritableByOthers;
}
