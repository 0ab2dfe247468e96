import 'server-only';
import {
  type SettingGroup,
  type SettingGroupWire,
  settingGroupAnswerSchema,
} from '@/contract/desk-setting-groups';
import { type AreaSettingsWire, areaSettingsAnswerSchema } from '@/contract/desk-settings';
import { readOwn } from './read-own';

/** Which areas are off, past every cache; null for who may not know, and where the upstream has no such setting. */
export async function getAreaSettings(): Promise<AreaSettingsWire | null> {
  return (await readOwn('/desk/settings/areas', areaSettingsAnswerSchema))?.data ?? null;
}

/** A group of settings with its form, past every cache; null for who may not know, and where the upstream has no such settings. */
export async function getSettingGroup(group: SettingGroup): Promise<SettingGroupWire | null> {
  return (await readOwn(`/desk/settings/groups/${group}`, settingGroupAnswerSchema))?.data ?? null;
}
