import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { settingPath } from '@/lib/setting-pages';

const places = {
  textPages: deskEntryPath('content', 'text-pages'),
  banners: deskEntryPath('content', 'banners'),
  newBanner: deskEntryPath('content', 'banners', 'yeni'),
  shows: deskEntryPath('content', 'schedule'),
  media: deskPages.media.path,
  system: deskPages.system.path,
  social: settingPath('social'),
  footer: settingPath('footer'),
} as const;

/** What belongs to a group of settings and is kept elsewhere. */
const ways: Readonly<Partial<Record<SettingGroup, readonly (keyof typeof places)[]>>> = {
  brand: ['media'],
  general: ['textPages'],
  footer: ['textPages', 'social'],
  social: ['footer'],
  stream: ['shows'],
  announcements: ['system'],
  popup: ['newBanner', 'banners'],
  rules: ['textPages', 'system'],
};

/** The ways from a group of settings to what belongs to it. */
export async function SettingWays({ group }: { readonly group: SettingGroup }) {
  const t = await getTranslations('desk.settings.ways');
  const to = ways[group];
  if (!to) return null;
  return (
    <nav aria-label={t('label')} className="mt-8 flex flex-wrap gap-2">
      {to.map((place) => (
        <SoftLink key={place} href={places[place]} className={buttonClass()}>
          {t(place)}
        </SoftLink>
      ))}
    </nav>
  );
}
