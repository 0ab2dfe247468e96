import { z } from 'zod';

/** A member as everybody may see one: the name is the nickname that was chosen, else masked by the API; `avatar` is a path, empty while none was chosen. */
export const publicUserSchema = z.object({
  name: z.string(),
  avatar: z.string().nullish(),
  verified: z.boolean().nullish(),
});
/** A member as everybody may see one. */
export type PublicUserWire = z.infer<typeof publicUserSchema>;
