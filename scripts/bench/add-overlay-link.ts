import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Stores the link of overlays that a measurement opens; answers its token. */
export async function addOverlayLink(client: pg.Client): Promise<string> {
  const token = createHash('sha1').update(randomUUID()).digest('hex');
  const hash = createHash('sha256').update(token).digest('hex');
  await client.query('insert into overlay_links (token_hash, name, created_at) values ($1, $2, now())', [
    hash,
    'Ölçüm',
  ]);
  return token;
}
