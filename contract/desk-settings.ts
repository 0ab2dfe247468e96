import { z } from 'zod';
import { areas } from './areas';
import { envelope } from './envelope';

const areasOff = z.array(z.enum(areas)).max(areas.length);

/** GET /desk/settings/areas, `data`: what is off, and the version that a save of it names. */
export const areaSettingsSchema = z.object({
  version: z.string(),
  areas_off: areasOff,
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
});
/** Which areas are off. */
export type AreaSettingsWire = z.infer<typeof areaSettingsSchema>;
/** The answer of GET and PUT /desk/settings/areas. */
export const areaSettingsAnswerSchema = envelope(areaSettingsSchema);

/** PUT /desk/settings/areas: 409 `conflict` where `version` is not the present one, because somebody else saved meanwhile. */
export const areaSettingsInputSchema = z.object({ version: z.string().max(64), areas_off: areasOff });
/** The input of PUT /desk/settings/areas. */
export type AreaSettingsInput = z.infer<typeof areaSettingsInputSchema>;
