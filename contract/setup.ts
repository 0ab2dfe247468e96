import { z } from 'zod';
import { registerInputSchema } from './account';
import { envelope } from './envelope';

/** GET /setup: whether the site waits for its first admin (D38). */
export const setupAnswerSchema = envelope(z.object({ is_open: z.boolean() }));

/** How long what is typed for the frame may be. */
const setupLimits = { coinMax: 20, linkMax: 300, nameMax: 80 } as const;

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
  /** What the site's coins are called. */
  coin: z.string().trim().max(setupLimits.coinMax).default(''),
  /** Addresses of the channels. */
  kick_link: channelLink('kick.com'),
  youtube_link: channelLink('youtube.com'),
  /** Who runs the site and how to write to them: the texts on terms and data name them. */
  operator_name: z.string().trim().max(setupLimits.nameMax).default(''),
  operator_contact: z.string().trim().max(setupLimits.linkMax).default(''),
});
/** The input of POST /setup. */
export type SetupInput = z.infer<typeof setupInputSchema>;

/** Empty, or an https address on a host. */
function channelLink(host: string) {
  const isOnHost = (text: string) =>
    text === '' ||
    (URL.canParse(text) && new RegExp(`^https://(www\\.)?${host.replace('.', '\\.')}/\\S+$`).test(text));
  return z.string().trim().max(setupLimits.linkMax).refine(isOnHost).default('');
}
