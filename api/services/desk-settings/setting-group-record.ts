import type { z } from 'zod';
import type { ContentValues } from '@/contract/desk-content';
import type { settings } from '../../db/schema/settings';
import type { Refusal } from '../import/problem';

/** Where a field is stored: the key of its row, and the way to it in the row's value. */
export type SettingPlace = readonly [(typeof settings.$inferSelect)['key'], string, ...string[]];

/** A group of settings: its form, where each field is stored, and what its values must be beside each other. */
export interface SettingGroupRecord {
  readonly fields: z.ZodObject;
  readonly places: Readonly<Record<string, SettingPlace>>;
  /** How a stored value is written in the form, by the stored one; every other value is written as it is stored. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  /** What is refused of the values as they would be; `given` are the names of those that were sent. */
  readonly refusals?: (values: ContentValues, given: readonly string[]) => readonly Refusal[];
}
