import { type AnnouncementSettings, announcementSettingsSchema } from '@/contract/announcements';
import type { ServiceContext } from '../../context';
import { readSetting } from '../settings/read-setting';

/** What the operator set for announcements; nothing where nothing usable is stored. */
export async function getAnnouncementSettings(
  ctx: Pick<ServiceContext, 'db' | 'log'>,
): Promise<AnnouncementSettings> {
  return (await readSetting(ctx, 'announcements', announcementSettingsSchema)) ?? {};
}
