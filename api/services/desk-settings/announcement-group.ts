import { z } from 'zod';
import {
  announcementKinds,
  channelPattern,
  findUnknownPlaceholders,
  placeholdersOf,
  timeOfDayPattern,
} from '@/contract/announcements';
import type { ContentValues } from '@/contract/desk-content';
import { type Refusal, refuse } from '../import/problem';
import { say } from '../import/problem-code';
import * as value from '../import/values';
import type { SettingGroupRecord, SettingPlace } from './setting-group-record';

const timeOfDay = () =>
  value.text(5).refine((given) => !given || timeOfDayPattern.test(given), say('not_time_of_day'));

/** A message of Telegram has room for 4 096 characters; what is filled in needs some of it. */
const mostCharacters = 1500;

/** Which kinds are announced in the channel, in which words, and when it is quiet. */
export const announcementGroup: SettingGroupRecord = {
  fields: z.object({
    channel: value.text(33).refine((given) => !given || channelPattern.test(given), say('not_channel')),
    ...{ quiet_from: timeOfDay(), quiet_to: timeOfDay() },
    ...Object.fromEntries(
      announcementKinds.flatMap((kind): [string, z.ZodType][] => [
        [`${kind}_on`, value.yesNo()],
        [`${kind}_text`, value.text(mostCharacters)],
      ]),
    ),
  }),
  places: {
    channel: ['announcements', 'channel'],
    quiet_from: ['announcements', 'quiet', 'from'],
    quiet_to: ['announcements', 'quiet', 'to'],
    ...Object.fromEntries(
      announcementKinds.flatMap((kind): [string, SettingPlace][] => [
        [`${kind}_on`, ['announcements', 'kinds', kind, 'is_on']],
        [`${kind}_text`, ['announcements', 'kinds', kind, 'text']],
      ]),
    ),
  },
  refusals,
};

/** Templates that name what their kind does not have, one end of quiet hours without the other, and a kind without a channel. */
function refusals(values: ContentValues): readonly Refusal[] {
  const unknown = announcementKinds.flatMap((kind) => {
    const [first] = findUnknownPlaceholders(kind, String(values[`${kind}_text`] ?? ''));
    const known = placeholdersOf(kind).map((name) => `{${name}}`);
    return first === undefined
      ? []
      : [refuse(`${kind}_text`, 'unknown_placeholder', { named: first, known: known.join(', ') })];
  });
  const isHalf = !values.quiet_from !== !values.quiet_to;
  const half = isHalf ? [refuse(values.quiet_from ? 'quiet_to' : 'quiet_from', 'required')] : [];
  const isAnyOn = announcementKinds.some((kind) => values[`${kind}_on`] === true);
  return [...unknown, ...half, ...(isAnyOn && !values.channel ? [refuse('channel', 'required')] : [])];
}
