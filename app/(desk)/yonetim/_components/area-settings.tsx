import { getMessages, getTranslations } from 'next-intl/server';
import { AreasForm } from '@/components/desk/settings/areas-form';
import { MoreMessages } from '@/components/ui/more-messages';
import { areas } from '@/contract/areas';
import { getAreaSettings } from '@/lib/data/desk-settings';
import { LastChange } from './last-change';

interface AreaSettingsProps {
  /** Where it leads on to as a step of the setup. */
  readonly next?: string;
}

/** Which areas the site has: what it means, a box for each, and who changed it last. */
export async function AreaSettings({ next }: AreaSettingsProps) {
  const [t, titles] = [await getTranslations('desk.settings'), await getTranslations('pages')];
  const [{ desk }, known] = [await getMessages(), await getAreaSettings()];
  const rows = areas.map((area) => ({
    area,
    title: titles(`${area}.title`),
    isOn: !known?.areas_off.includes(area),
  }));
  return (
    <>
      <p className="mt-1 mb-4 max-w-3xl text-sm text-text-2">{t('areasText')}</p>
      {known ? (
        <MoreMessages messages={{ desk: { settings: desk.settings } }}>
          <AreasForm key={known.version} version={known.version} areas={rows} next={next} />
        </MoreMessages>
      ) : (
        <p className="text-text-2">{t('unknown')}</p>
      )}
      <LastChange of={known} />
    </>
  );
}
