/**
 * The files of a page cache whose folder several processes read: each appears whole or not at all, and bears the moment at which the making of its
 * entry began, where that is known. A process takes for old what is older than the last change it heard of: one that finished a page after a
 * change, out of what it read before, would otherwise pass it to the others as new (docs/adr/300).
 * @template {{ writeFile: (file: string, data: string | Buffer) => Promise<void> }} Files
 * @param {Files} files
 * @param {number | null} begunMs
 * @returns {Files}
 */
export function sharedFiles(files, begunMs) {
  return { ...files, writeFile: (file, data) => writeWhole(file, data, begunMs) };
}

/**
 * @param {string} file
 * @param {string | Buffer} data
 * @param {number | null} begunMs
 */
async function writeWhole(file, data, begunMs) {
  // biome-ignore lint/style/noProcessEnv: the bundler puts the value in, and leaves the files out of the middleware, which has none.
  if (process.env.NEXT_RUNTIME !== 'edge') {
    const { rename, rm, utimes, writeFile } = await import('node:fs/promises');
    const draft = `${file}.${crypto.randomUUID()}.tmp`;
    try {
      await writeFile(draft, data);
      if (begunMs !== null) await utimes(draft, begunMs / 1000, begunMs / 1000);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
