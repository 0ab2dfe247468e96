import { z } from 'zod';
import { coinCases } from '@/contract/coin-words';
import { type Colour, colourNames, knownColours } from '@/contract/colours';
import { findWeakPairs } from '@/contract/contrast';
import type { ContentValues } from '@/contract/desk-content';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import type { settings } from '../../db/schema/settings';
import { type Refusal, refuse } from '../import/problem';
import { say } from '../import/problem-code';
import * as value from '../import/values';

/** Where a field is stored: the key of its row, and the way to it in the row's value. */
export type SettingPlace = readonly [(typeof settings.$inferSelect)['key'], string, ...string[]];

/** A group of settings: its form, where each field is stored, and what its values must be beside each other. */
export interface SettingGroupRecord {
  readonly fields: z.ZodObject;
  readonly places: Readonly<Record<string, SettingPlace>>;
  /** How a stored value is written in the form, by the stored one; every other value is written as it is stored. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is refused of the values as they would be; `given` are the names of those that were sent. */
  readonly refusals?: (values: ContentValues, given: readonly string[]) => readonly Refusal[];
}

/** A picture of this site: of the library, or of its own. */
const ownPicture = () =>
  value
    .picture()
    .refine((path) => !path || path.startsWith('/'), say('not_in_library'))
    .meta({ input: 'picture' });

/** Letters of any alphabet: what stands in sentences and must not be read as more than a name. */
const name = (most: number) =>
  value
    .text(most)
    .refine(
      (given) => !given || /^[\p{L}\p{N}](?:[\p{L}\p{N} ’'-]*[\p{L}\p{N}])?$/u.test(given),
      say('not_name'),
    )
    .meta({ input: 'text' });

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
};

/** Each unreadable pair once, at the colour that was changed: the one in front where both were. */
function refuseUnreadable(values: ContentValues, given: readonly string[]): readonly Refusal[] {
  return findWeakPairs(knownColours(values)).map(({ front, ground, ratio, least }) => {
    const isAtGround = given.includes(ground) && !given.includes(front);
    const [field, other]: [Colour, Colour] = isAtGround ? [ground, front] : [front, ground];
    return refuse(field, 'unreadable', { other, ratio, least });
  });
}
