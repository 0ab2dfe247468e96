import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { initSchema, mainSchema, siteSchema } from '@/contract/site';
import { banners } from '../../db/schema/banners';
import { settings } from '../../db/schema/settings';
import { parseContent, readContent } from '../read-content';
import type { AreaSeed } from '../seed-world';

const settingSchema = z.discriminatedUnion('key', [
  z.object({ key: z.literal('init'), value: initSchema }),
  z.object({ key: z.literal('main'), value: mainSchema }),
  z.object({ key: z.literal('site'), value: siteSchema }),
]);
const bannerSchema = z.object({
  banner_id: z.string(),
  title: z.string(),
  url: z.string(),
  sort: z.number().int(),
});

/** What no import takes yet: settings, banners with their pictures (`banners/ID.webp`). */
export const seedFrame: AreaSeed = async (tx, { now }) => {
  const rowsOf = <T>(name: string, schema: z.ZodType<T>) =>
    parseContent(name, readContent(name, now).rows, schema);
  await tx.insert(settings).values(rowsOf('settings', settingSchema)).onConflictDoNothing();
  const shown = rowsOf('banners', bannerSchema).map(async ({ banner_id: bannerId, ...banner }) => {
    const image = await readFile(new URL(`../banners/${bannerId}.webp`, import.meta.url));
    return { ...banner, bannerId, image, contentType: 'image/webp' as const, state: 'active' as const };
  });
  await tx
    .insert(banners)
    .values(await Promise.all(shown))
    .onConflictDoNothing();
};
