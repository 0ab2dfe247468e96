import { eq } from 'drizzle-orm';
import { areaRows, areas, knownAreas } from '@/contract/areas';
import type { AreaSettingsInput } from '@/contract/desk-settings';
import { frameSchema } from '@/contract/frame';
import type { Writing } from '../../context';
import { contentChanges } from '../../db/schema/content-changes';
import { settings } from '../../db/schema/settings';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { areasSubject, areaVersion } from './area-version';

/**
 * Turns areas off and on. Announces each one's tags beside the frame's: what the site keeps of their lists goes at once. `conflict` where
 * `version` is not the present one.
 */
export async function saveAreaSettings(
  writing: Writing,
  { actorId, version, areas_off }: AreaSettingsInput & { readonly actorId: string },
): Promise<void> {
  const { tx, clock } = writing;
  await tx.insert(settings).values({ key: 'frame', value: {} }).onConflictDoNothing();
  const isFrame = eq(settings.key, 'frame');
  const [row] = await tx.select().from(settings).where(isFrame).for('update');
  const stored = frameSchema.safeParse(row?.value).data ?? {};
  const before = knownAreas(stored.areas_off);
  if (version !== areaVersion(before)) throw new ServiceError('conflict');
  const after = knownAreas(areas_off);
  const value = { ...stored, areas_off: after };
  await tx
    .update(settings)
    .set({ value, updatedAt: new Date(clock.now()) })
    .where(isFrame);
  await tx.insert(contentChanges).values(changedTags.map((tag) => ({ tag })));
  await recordAudit(writing, {
    ...{ actorId, action: 'settings_changed', subject: areasSubject, reason: areasSubject },
    ...{ before: { areas_off: before }, after: { areas_off: after } },
  });
}

/** What the site keeps of the areas, by its tags; what was bought of a game goes with the sessions. */
const changedTags: readonly string[] = [
  ...areas.flatMap((area) => areaRows[area].kinds).filter((kind) => kind !== 'game-buys'),
  'points',
  'sponsor-entries',
  'now-playing',
];
