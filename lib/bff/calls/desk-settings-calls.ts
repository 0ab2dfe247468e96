import {
  settingChangeSchema,
  settingGroupParamsSchema,
  settingSavedAnswerSchema,
} from '@/contract/desk-setting-groups';
import { areaSettingsInputSchema } from '@/contract/desk-settings';
import { statusSchema } from '@/contract/envelope';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

/** What admins set for the whole site. */
export const deskSettingsCalls = {
  /** PATCH: turns areas off and on. */
  deskAreas: {
    PATCH: passWrite({
      ...{ method: 'PUT', isKeyed: true },
      ...{ input: areaSettingsInputSchema, answer: statusSchema },
    }),
  },
  /** PATCH: the changed fields of a group of settings. */
  deskSettingGroup: {
    PATCH: passWrite({
      ...{ method: 'PATCH', params: settingGroupParamsSchema, isKeyed: true, size: 'form' },
      ...{ input: settingChangeSchema, answer: settingSavedAnswerSchema },
    }),
  },
} satisfies CallRows;
