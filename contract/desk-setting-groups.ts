import { z } from 'zod';
import { contentValuesSchema } from './desk-content';
import { contentFieldSchema } from './desk-content-fields';
import { envelope } from './envelope';

/** What admins set of the whole site, in the groups that are saved by themselves. */
export const settingGroups = [
  ...(['brand', 'coin', 'colours', 'style'] as const),
  ...(['general', 'footer', 'social', 'stream', 'announcements', 'popup', 'rules', 'reviews'] as const),
] as const;
/** One of the groups. */
export type SettingGroup = (typeof settingGroups)[number];

/** The path of a group. */
export const settingGroupParamsSchema = z.object({ group: z.enum(settingGroups) });

/** What a group says now; an empty value (null) is the site's own. */
const presentSchema = z.object({
  version: z.string(),
  values: contentValuesSchema,
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
});
/** GET /desk/settings/groups/{group}, `data`: its form, what it says, and the version that a save of it names. */
export const settingGroupSchema = presentSchema.extend({ fields: z.array(contentFieldSchema) });
/** A group with its form. */
export type SettingGroupWire = z.infer<typeof settingGroupSchema>;
/** The answer of GET /desk/settings/groups/{group}. */
export const settingGroupAnswerSchema = envelope(settingGroupSchema);

/**
 * PATCH /desk/settings/groups/{group}: the fields that were changed, on top of the version that was read. Where somebody else saved meanwhile:
 * 409 with `present`, what the group says now; 422 with `problems`, one a field.
 */
export const settingChangeSchema = z.object({
  version: z.string().max(64),
  values: contentValuesSchema.refine((values) => Object.keys(values).length > 0, {
    params: { rule: 'required' },
  }),
});
/** The input of PATCH /desk/settings/groups/{group}. */
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** The answer of PATCH /desk/settings/groups/{group}: the version it has now. */
export const settingSavedAnswerSchema = envelope(z.object({ version: z.string() }));
