import { z } from 'zod';

/** The only reader of `process.env` in the community API (D35). */
const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  UPSTREAM_HOST: z.string().default('127.0.0.1'),
  UPSTREAM_PORT: z.coerce.number('must be a port').int().min(0).max(65_535).default(4000),
  CLIENT_ID: z.string().min(1).optional(),
  UPSTREAM_JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seals the codes of the market; `new,old` rotates. */
  VAULT_KEY: z
    .string()
    .regex(/^[^,]{32,}(,[^,]{32,})*$/, 'must have at least 32 characters, or several such keys with commas')
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('http://localhost:3000'),
  CDN_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })], 'must be empty or an http or https address')
    .default(''),
  REVALIDATE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Where the site takes revalidations, where that is not SITE_URL: `npm start` names the loopback. */
  REVALIDATE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// address' }).optional(),
  /** Whom mails come from, `Name <address>`; without it noreply@ the site's host. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or a name and an address in <>')
    .optional(),
  /** Where mails and messages are written that have nowhere else to go: `npm start` names a file of the demo. */
  OUTBOX_FILE: z.string().min(1).optional(),
  /** Which service sends codes to phones; `off` switches them off whatever else is set. */
  SMS_PROVIDER: z
    .enum(['netgsm', 'twilio', 'outbox', 'off'], 'must be netgsm, twilio, outbox or off')
    .optional(),
  SMS_USER: z.string().min(1).optional(),
  SMS_PASSWORD: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).optional(),
  /** The country codes that numbers may have, where the service takes others than Turkish ones. */
  SMS_COUNTRIES: z
    .string()
    .regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2})*$/, 'must be country codes with commas, such as 90,49')
    .default('90')
    .transform((list) => list.split(',')),
  SMS_DAILY_LIMIT: z.coerce.number('must be a number').int().min(0).max(1_000_000).default(200),
  /** The service's address, where that is not its own: tests name one of theirs. */
  SMS_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{30,}$/, 'must be a bot token as BotFather gives it')
    .optional(),
  /** With it Telegram sends updates to the site; without it they are fetched. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'must have 16 to 256 letters, digits, _ or -')
    .optional(),
  TELEGRAM_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://api.telegram.org'),
  SEED_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  /** The token of the link to the setup of an empty site (D38). */
  SETUP_TOKEN: z
    .string()
    .regex(/^[\w-]{32,200}$/, 'must have at least 32 letters, digits, _ or -')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The community API's parsed environment. */
export type UpstreamEnv = z.infer<typeof schema>;

/**
 * Parses the environment; empty strings count as absent. Throws an `Error` that names each wrong variable and what it
 * should be, never its content.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): UpstreamEnv {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new Error(`Wrong environment: ${lines.join('; ')}`);
}
