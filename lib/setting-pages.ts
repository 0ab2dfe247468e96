import type { SettingGroup } from '@/contract/desk-setting-groups';
import type { DeskPageKey } from './desk-pages';
import { deskEntryPath } from './desk-paths';

/** A page of the back office that has groups of settings. */
export type SettingPageKey = Extract<DeskPageKey, 'look' | 'settings'>;

interface SettingPage {
  readonly group: SettingGroup;
  readonly page: SettingPageKey;
  /** The last part of its address; '' is the page itself. Its words are `desk.settings.groups.<group>`. */
  readonly segment: string;
}

/** Where each group of settings is edited, once, in the order of the tabs. */
export const settingPages: readonly SettingPage[] = [
  { group: 'brand', page: 'look', segment: '' },
  { group: 'coin', page: 'look', segment: 'sikke' },
  { group: 'colours', page: 'look', segment: 'renkler' },
  { group: 'style', page: 'look', segment: 'css' },
  { group: 'general', page: 'settings', segment: 'genel' },
  { group: 'footer', page: 'settings', segment: 'alt-bolum' },
  { group: 'social', page: 'settings', segment: 'baglantilar' },
  { group: 'stream', page: 'settings', segment: 'yayin' },
  { group: 'announcements', page: 'settings', segment: 'duyurular' },
  { group: 'popup', page: 'settings', segment: 'pencere' },
  { group: 'rules', page: 'settings', segment: 'kurallar' },
  { group: 'reviews', page: 'settings', segment: 'sureler' },
];

/** The address of a group of settings. */
export function settingPath(group: SettingGroup): string {
  const found = settingPages.find((one) => one.group === group);
  if (found === undefined) throw new Error(`no page for ${group}`);
  return deskEntryPath(found.page, ...(found.segment === '' ? [] : [found.segment]));
}
