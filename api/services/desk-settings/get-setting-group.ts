import { inArray } from 'drizzle-orm';
import type { SettingGroup, SettingGroupWire } from '@/contract/desk-setting-groups';
import type { ServiceContext } from '../../context';
import { settings } from '../../db/schema/settings';
import { describeFields } from '../import/describe-fields';
import { findLastChange } from './last-change';
import { settingGroupRecords } from './setting-groups';
import { readValues, rowKeys, valuesVersion } from './setting-values';

/** A group of settings with its form, and who of the team changed it last. */
export async function getSettingGroup(
  { db }: Pick<ServiceContext, 'db'>,
  { group }: { readonly group: SettingGroup },
): Promise<SettingGroupWire> {
  const record = settingGroupRecords[group];
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...rowKeys(record)]));
  const values = readValues(record, new Map(rows.map(({ key, value }) => [key, value])));
  return {
    ...{ version: valuesVersion(values), values, fields: describeFields(record.fields) },
    ...(await findLastChange(db, settingSubject(group))),
  };
}

/** What the audit log calls a group of settings. */
export function settingSubject(group: SettingGroup): string {
  return `settings:${group}`;
}
