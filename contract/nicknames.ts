import { z } from 'zod';
import { writtenText } from './texts';

/** Letters that a nickname has, and how many days lie between two of a member. */
export const nicknameLimits = { min: 3, max: 20, changeDays: 30 } as const;

/** Letters of the Turkish alphabet and of its hats, q, w and x, digits; between them one space, point, hyphen or underscore at a time. */
export const nicknamePattern = /^[A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû0-9]+(?:[ ._-][A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû0-9]+)*$/;

/** POST /user/nickname: the name that everybody sees in place of the mask; an empty one takes it away. */
export const nicknameInputSchema = z.object({ nickname: z.string().max(100) });
/** The input of POST /user/nickname. */
export type NicknameInput = z.infer<typeof nicknameInputSchema>;

/** POST /nicknames/reset: the team takes a nickname away; the member reads the reason. */
export const nicknameResetInputSchema = z.object({ nickname: z.string().max(100), reason: writtenText(400) });
/** The input of POST /nicknames/reset. */
export type NicknameResetInput = z.infer<typeof nicknameResetInputSchema>;
