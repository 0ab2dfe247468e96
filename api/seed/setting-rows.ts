import { type InitWire, type MainWire, mainDefaults, type SiteWire } from '@/contract/site';
import type { settings } from '../db/schema/settings';

type SettingRow = Pick<typeof settings.$inferInsert, 'key' | 'value'>;

const init: InitWire = {
  current_url: '',
  setting: { css: '', login_sms_required: false, login_telegram_required: false },
};

const main: MainWire = {
  configuration: { coin: mainDefaults.coin, header: mainDefaults.header },
  avatars: mainDefaults.avatars,
};

const kickName = 'sikke-ornek';

const site: SiteWire = {
  is_live: false,
  stream: {
    kick_link: `https://kick.com/${kickName}`,
    youtube_link: 'https://www.youtube.com/@sikke-ornek',
    kick_embed: `<iframe src="https://player.kick.com/${kickName}" allowfullscreen></iframe>`,
    youtube_embed: '',
  },
  social: {
    telegram: 'https://t.me/sikke_ornek',
    discord: 'https://discord.gg/sikke-ornek',
    kick: `https://kick.com/${kickName}`,
    instagram: 'https://www.instagram.com/sikke.ornek/',
    youtube: 'https://www.youtube.com/@sikke-ornek',
  },
};

/** The demo's settings: nothing is required of players, nobody is live, links lead to names made up for the demo. */
export const settingRows: readonly SettingRow[] = [
  { key: 'init', value: init },
  { key: 'main', value: main },
  { key: 'site', value: site },
];
