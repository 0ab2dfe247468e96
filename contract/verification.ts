import { z } from 'zod';
import { typedPasswordSchema } from './account';
import { envelope } from './envelope';

/** How many digits a code has that goes to a phone. */
export const phoneCodeLength = 6;

/** A code is on its way or there: until when it counts, and when another one may be asked for. */
export const pendingCodeSchema = z.object({
  /** The number it went to, but for its middle digits. */
  number: z.string(),
  expires_at: z.string(),
  resend_at: z.string(),
});
/** A code under way, as it is on the wire. */
export type PendingCodeWire = z.infer<typeof pendingCodeSchema>;

/**
 * GET /user/verification, `data`. `state` as in GET /user (D10); `number` but for its middle digits; `can_verify` and `can_link` are
 * false where no SMS goes out, or no bot is connected; `bot` is the bot's user name.
 */
export const verificationSchema = z.object({
  phone: z.object({
    state: z.number().int(),
    number: z.string().nullable(),
    pending: pendingCodeSchema.nullable(),
    can_verify: z.boolean(),
    country_codes: z.array(z.string()),
  }),
  telegram: z.object({
    verified_at: z.string().nullable(),
    name: z.string().nullable(),
    can_link: z.boolean(),
    bot: z.string().nullable(),
    bot_id: z.string().nullable(),
  }),
});
/** Both verifications as they are on the wire. */
export type VerificationWire = z.infer<typeof verificationSchema>;

/** The answer of GET /user/verification. */
export const verificationAnswerSchema = envelope(verificationSchema);

/** POST /user/phone: a number as people write it; without a country code it is Turkish. */
export const phoneInputSchema = z.object({ phone: z.string().max(40) });
/** The input of POST /user/phone. */
export type PhoneInput = z.infer<typeof phoneInputSchema>;

/** The answer of POST /user/phone. */
export const phoneAnswerSchema = envelope(pendingCodeSchema);

/** POST /user/phone/verify. */
export const phoneCodeInputSchema = z.object({ code: z.string().max(20) });
/** The input of POST /user/phone/verify. */
export type PhoneCodeInput = z.infer<typeof phoneCodeInputSchema>;

/** The answer of POST /user/telegram/link: the bot's address with a code that works once, until `expires_at`. */
export const telegramLinkAnswerSchema = envelope(z.object({ url: z.string(), expires_at: z.string() }));

/** POST /user/telegram/unlink: the member's password once more. */
export const unlinkTelegramInputSchema = z.object({ password: typedPasswordSchema });
/** The input of POST /user/telegram/unlink. */
export type UnlinkTelegramInput = z.infer<typeof unlinkTelegramInputSchema>;

/**
 * POST /user/telegram/login: what Telegram's login gives to the browser, as it is (core.telegram.org/widgets/login). Every field but `hash`
 * is signed, so fields that Telegram may add are kept.
 */
export const telegramLoginInputSchema = z
  .object({
    id: z.number().int().min(1),
    auth_date: z.number().int().min(1),
    hash: z.string().max(128),
  })
  .catchall(z.union([z.string().max(1024), z.number(), z.boolean()]));
/** The input of POST /user/telegram/login. */
export type TelegramLoginInput = z.infer<typeof telegramLoginInputSchema>;
