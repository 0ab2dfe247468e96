import { z } from 'zod';
import { envelope } from './envelope';
import { switchSchema } from './switches';

/** GET /init, `data`: the settings that steer guards and redirects (D9, D11) and the operator's style sheet (D20). */
export const initSchema = z.object({
  cdn_url: z.string().nullish(),
  current_url: z.string().nullish(),
  setting: z
    .object({
      css: z.string().nullish(),
      login_sms_required: switchSchema.nullish(),
      login_telegram_required: switchSchema.nullish(),
      /** How numbers are written (D39): `toNumberForm` reads it, and what it does not know is the default. */
      number_format: z.union([z.string(), z.number(), z.boolean()]).nullish(),
    })
    .nullish(),
});
/** /init's data as it is on the wire. */
export type InitWire = z.infer<typeof initSchema>;
/** The answer of GET /init. */
export const initAnswerSchema = envelope(initSchema);

/** GET /main, `data` (D27). `header` is 1 (top menu) or 2 (side menu); `coin` names the currency. */
export const mainSchema = z.object({
  cdn_url: z.string().nullish(),
  configuration: z
    .object({ coin: z.string().nullish(), header: z.union([z.number(), z.string()]).nullish() })
    .nullish(),
  avatars: z.array(z.string()).nullish(),
});
/** /main's data as it is on the wire. */
export type MainWire = z.infer<typeof mainSchema>;
/** The answer of GET /main. */
export const mainAnswerSchema = envelope(mainSchema);

/** What holds where an upstream's /main leaves a value out (specification 3). */
export const mainDefaults = {
  coin: 'Sikke',
  header: 2,
  /** Nine pictures, the first of them the default one. */
  avatars: Array.from({ length: 9 }, (_, index) => `/avatars/2/${index + 1}.jpg`),
} as const;

/** Networks the site knows, in the order it shows them. */
export const socialNetworks = [
  'telegram',
  'discord',
  'kick',
  'twitch',
  'instagram',
  'youtube',
  'skype',
] as const;
/** One of the networks. */
export type SocialNetwork = (typeof socialNetworks)[number];

/** An address a network; a network the site does not know is no fault of the answer. */
const socialSchema = z.object({
  telegram: z.string().nullish(),
  discord: z.string().nullish(),
  kick: z.string().nullish(),
  twitch: z.string().nullish(),
  instagram: z.string().nullish(),
  youtube: z.string().nullish(),
  skype: z.string().nullish(),
} satisfies Record<SocialNetwork, z.ZodType>);

/** GET /site, `data` (D27). Embeds are markup strings and untrusted (D19). */
export const siteSchema = z.object({
  is_live: switchSchema.nullish(),
  stream: z
    .object({
      kick_link: z.string().nullish(),
      youtube_link: z.string().nullish(),
      kick_embed: z.string().nullish(),
      youtube_embed: z.string().nullish(),
    })
    .nullish(),
  social: socialSchema.nullish(),
  /** Who runs the site and how to write to them: the texts on terms and data name them. */
  operator: z.object({ name: z.string().nullish(), contact: z.string().nullish() }).nullish(),
});
/** /site's data as it is on the wire. */
export type SiteWire = z.infer<typeof siteSchema>;
/** The answer of GET /site. */
export const siteAnswerSchema = envelope(siteSchema);

/** GET /popups, `data`: an entry without `banner_id` is not shown; `sort` is a numeric string, ascending. */
export const popupSchema = z.object({
  banner_id: z.union([z.string(), z.number()]).nullish(),
  url: z.string().nullish(),
  sort: z.union([z.string(), z.number()]).nullish(),
  title: z.string().nullish(),
});
/** A popup as it is on the wire. */
export type PopupWire = z.infer<typeof popupSchema>;
/** The answer of GET /popups. */
export const popupsAnswerSchema = envelope(z.array(popupSchema));

/** An id of the banner view's path: short and free of separators, so that it cannot leave its segment. */
export const bannerIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
