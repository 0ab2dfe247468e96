import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { pointerTo } from '@/api/picture-store';
import { isPointer, pictureColumns } from '@/api/services/media/stored-pictures';
import { StartProblem } from '@/system/problem';
import type { CheckedArchive } from './check-archive';
import { picturesFolder } from './manifest';
import { readArchive } from './read-archive';

/**
 * Puts the pictures that lay in a bucket into their rows: the site is whole without that bucket, and its operator may move them into one again. A row
 * whose picture had gone meanwhile keeps one empty byte, as an erased one does.
 */
export async function putPicturesBack(client: pg.Client, { file, manifest }: CheckedArchive): Promise<void> {
  const hashes = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]));
  await readArchive(file, async ({ name, content }) => {
    if (!name.startsWith(picturesFolder)) return;
    const image = await buffer(content);
    if (createHash('sha256').update(image).digest('hex') !== hashes.get(name))
      throw new StartProblem(`${file} holds another ${name} than its manifest says.`);
    const pointer = pointerTo(name.slice(picturesFolder.length));
    for (const { table, column } of pictureColumns)
      await client.query(`update ${table} set "${column}" = $1 where "${column}" = $2`, [image, pointer]);
  });
  for (const { table, column } of pictureColumns)
    await client.query(`update ${table} set "${column}" = '\\x00' where ${isPointer(column)}`);
}
