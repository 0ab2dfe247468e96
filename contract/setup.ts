import { z } from 'zod';
import { registerInputSchema } from './account';
import { envelope } from './envelope';
import { isOwnName } from './own-name';
import { withScheme } from './web-address';

/** GET /setup: whether the site waits for its first admin (D38). */
export const setupAnswerSchema = envelope(z.object({ is_open: z.boolean() }));

/** How long what is typed for the frame may be. */
const setupLimits = { siteMax: 40, coinMax: 20, linkMax: 300, nameMax: 80 } as const;

const account = registerInputSchema.pick({
  email: true,
  username: true,
  password: true,
  password_confirmation: true,
});

/**
 * POST /setup: the token of the link that the start printed, the first admin's account, and what the frame says. What is left empty keeps
 * the specification's default, or is not shown.
 */
export const setupInputSchema = account.extend({
  token: z.string().max(200),
  /** What the site and its coins are called. */
  site_name: ownName(setupLimits.siteMax),
  coin: ownName(setupLimits.coinMax),
  /** Addresses of the channels. */
  kick_link: channelLink('kick.com'),
  youtube_link: channelLink('youtube.com'),
  /** Who runs the site and how to write to them: the texts on terms and data name them. */
  operator_name: z.string().trim().max(setupLimits.nameMax).default(''),
  operator_contact: z.string().trim().max(setupLimits.linkMax).default(''),
});
/** The input of POST /setup. */
export type SetupInput = z.infer<typeof setupInputSchema>;

/** Empty, or what can be a name. */
function ownName(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .refine((text) => text === '' || isOwnName(text))
    .default('');
}

/** Empty, or an https address on a host; its scheme may be left out. */
function channelLink(host: string) {
  const isOnHost = (text: string) =>
    text === '' ||
    (URL.canParse(text) && new RegExp(`^https://(www\\.)?${host.replace('.', '\\.')}/\\S+$`).test(text));
  return z.string().trim().max(setupLimits.linkMax).transform(withScheme).refine(isOnHost).default('');
}
