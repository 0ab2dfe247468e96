import { z } from 'zod';
import { claimKinds } from '@/contract/claims';
import { coinCases } from '@/contract/coin-words';
import { type Colour, colourNames, knownColours } from '@/contract/colours';
import { findWeakPairs } from '@/contract/contrast';
import type { ContentValues } from '@/contract/desk-content';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { numberForms } from '@/contract/number-form';
import { isOwnName } from '@/contract/own-name';
import { socialNetworks } from '@/contract/site';
import { type Refusal, refuse } from '../import/problem';
import { say } from '../import/problem-code';
import * as value from '../import/values';
import { announcementGroup } from './announcement-group';
import type { SettingGroupRecord, SettingPlace } from './setting-group-record';

/** A picture of this site: of the library, or of its own. */
const ownPicture = () =>
  value
    .picture()
    .refine((path) => !path || path.startsWith('/'), say('not_in_library'))
    .meta({ input: 'picture' });

const name = (most: number) =>
  value
    .text(most)
    .refine((given) => !given || isOwnName(given), say('not_name'))
    .meta({ input: 'text' });

/** A switch as somebody may have stored it by hand. */
const switched = { '1': true, '0': false };

/** The markup of a player: what of it reaches a page is the address alone (D19). */
const embed = () =>
  value
    .text(2000)
    .refine((given) => !given || player.test(given), say('not_embed'))
    .meta({ input: 'longtext' });

const player =
  /(?:^|<iframe\s[^>]*src=["'])https:\/\/(?:player\.kick\.com|www\.youtube(?:-nocookie)?\.com)\//i;

const look = (field: string): SettingPlace => ['frame', 'look', field];

/** Every group of settings, once: form, check, storage and audit log follow. */
export const settingGroupRecords: Readonly<Record<SettingGroup, SettingGroupRecord>> = {
  brand: {
    fields: z.object({
      site_name: name(40),
      logo: ownPicture(),
      icon: ownPicture(),
      share_picture: ownPicture(),
      header: value.maybeOneOf(['top', 'side']),
    }),
    places: {
      ...{
        site_name: look('site_name'),
        logo: look('logo'),
        icon: look('icon'),
        share_picture: look('share_picture'),
      },
      header: ['main', 'configuration', 'header'],
    },
    words: { header: { '1': 'top', '2': 'side' } },
  },
  coin: {
    fields: z.object({
      ...{ coin: name(20), coin_picture: ownPicture() },
      ...Object.fromEntries(coinCases.map((form) => [`coin_${form}`, name(40)])),
    }),
    places: {
      ...{ coin: ['main', 'configuration', 'coin'], coin_picture: look('coin_picture') },
      ...Object.fromEntries(
        coinCases.map((form): [string, SettingPlace] => [
          `coin_${form}`,
          ['frame', 'look', 'coin_forms', form],
        ]),
      ),
    },
  },
  colours: {
    fields: z.object(Object.fromEntries(colourNames.map((colour) => [colour, value.colour()]))),
    places: Object.fromEntries(
      colourNames.map((colour): [string, SettingPlace] => [colour, ['frame', 'look', 'colours', colour]]),
    ),
    refusals: refuseUnreadable,
  },
  style: {
    fields: z.object({ css: value.text(65_536) }),
    places: { css: ['init', 'setting', 'css'] },
  },
  general: {
    fields: z.object({
      ...{ operator_name: value.text(80), operator_contact: value.text(300).meta({ input: 'text' }) },
      number_format: value.maybeOneOf(numberForms),
    }),
    places: {
      ...{ operator_name: ['site', 'operator', 'name'], operator_contact: ['site', 'operator', 'contact'] },
      number_format: ['init', 'setting', 'number_format'],
    },
    words: { number_format: { tr: 'turkish', '1': 'turkish', true: 'turkish' } },
  },
  footer: {
    fields: z.object({
      ...{ footer_credit: value.text(120), footer_note: value.text(500), footer_title: value.text(40) },
      footer_links: value.listOf(z.object({ label: value.given(40), url: value.givenLink() }), 8),
    }),
    places: {
      ...{ footer_credit: ['frame', 'footer', 'credit'], footer_note: ['frame', 'footer', 'note'] },
      ...{ footer_title: ['frame', 'footer', 'title'], footer_links: ['frame', 'footer', 'links'] },
    },
  },
  social: {
    fields: z.object(Object.fromEntries(socialNetworks.map((network) => [network, value.webAddress()]))),
    places: Object.fromEntries(
      socialNetworks.map((network): [string, SettingPlace] => [network, ['site', 'social', network]]),
    ),
  },
  stream: {
    fields: z.object({
      is_live: value.yesNo(),
      ...{ kick_link: value.webAddress(), kick_embed: embed() },
      ...{ youtube_link: value.webAddress(), youtube_embed: embed() },
    }),
    places: {
      is_live: ['site', 'is_live'],
      ...{ kick_link: ['site', 'stream', 'kick_link'], kick_embed: ['site', 'stream', 'kick_embed'] },
      youtube_link: ['site', 'stream', 'youtube_link'],
      youtube_embed: ['site', 'stream', 'youtube_embed'],
    },
    words: { is_live: switched },
  },
  announcements: announcementGroup,
  popup: {
    fields: z.object({ popups_off: value.yesNo() }),
    places: { popups_off: ['frame', 'popups_off'] },
  },
  rules: {
    fields: z.object({
      ...{ login_sms_required: value.yesNo(), login_telegram_required: value.yesNo() },
      ...{ age_gate: value.yesNo(), sms_off: value.yesNo() },
    }),
    places: {
      login_sms_required: ['init', 'setting', 'login_sms_required'],
      login_telegram_required: ['init', 'setting', 'login_telegram_required'],
      ...{ age_gate: ['frame', 'age_gate'], sms_off: ['sms', 'is_off'] },
    },
    words: { login_sms_required: switched, login_telegram_required: switched },
  },
  reviews: {
    fields: z.object({
      ...Object.fromEntries(claimKinds.map((kind) => [`hours_${kind}`, value.whole(1, 2160)])),
      keep_pictures_days: value.whole(1, 3650),
      late_prize_hours: value.whole(1, 2160),
    }),
    places: {
      ...Object.fromEntries(
        claimKinds.map((kind): [string, SettingPlace] => [`hours_${kind}`, ['reviews', 'hours', kind]]),
      ),
      keep_pictures_days: ['reviews', 'keep_pictures_days'],
      late_prize_hours: ['reviews', 'late_prize_hours'],
    },
  },
};

/** Each unreadable pair once, at the colour that was changed: the one in front where both were. */
function refuseUnreadable(values: ContentValues, given: readonly string[]): readonly Refusal[] {
  return findWeakPairs(knownColours(values)).map(({ front, ground, ratio, least }) => {
    const isAtGround = given.includes(ground) && !given.includes(front);
    const [field, other]: [Colour, Colour] = isAtGround ? [ground, front] : [front, ground];
    return refuse(field, 'unreadable', { other, ratio, least });
  });
}
