import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { OverlayLinkWire } from '@/contract/overlays';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { overlayLinks } from '../../db/schema/overlay-links';
import { selectLinks, toLinkWire } from './link-rows';

const key = z.tuple([z.number().int()]);

/** A page of the overlays' links, the newest first, one query. */
export async function listLinks(
  { db }: Pick<ServiceContext, 'db'>,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<Page<OverlayLinkWire>> {
  const found = await selectLinks(db)
    .where(afterKey([overlayLinks.id], decodeCursor(cursor, key)))
    .orderBy(desc(overlayLinks.id))
    .limit(pageSize + 1);
  return toPage(found, ({ link }) => [link.id], toLinkWire);
}
