import { z } from 'zod';
import { parseEnv } from '@/lib/env';
import { StartProblem } from '../system/problem';
import { usefulProcesses } from './useful-processes';

/** What the start itself reads of the environment (D35); the site's own variables are checked by `lib/env`. */
const schema = z.object({
  PORT: port('3000'),
  SITE_URL: z.string().optional(),
  UPSTREAM_URL: z.string().optional(),
  UPSTREAM_PORT: port('4000'),
  SITE_PROCESSES: processes('site'),
  API_PROCESSES: processes('api'),
  DATABASE_URL: database(),
  DATABASE_DIRECT_URL: database(),
  DATABASE_READ_URL: database(),
  DATABASE_PREPARED: z.enum(['on', 'off'], 'must be on or off').optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .regex(/^(10|\d)$/, 'must be a whole number from 0 to 10')
    .default('0')
    .transform(Number),
  BANNER_URL: z.string().optional(),
  ALLOWED_ORIGINS: z.string().optional(),
  SITE_WITHOUT: z.string().optional(),
  SITE_WARM_UP: z.string().optional(),
  LOG_LEVEL: z.string().optional(),
  SESSION_PASSWORD: z.string().optional(),
  CLIENT_ID: z.string().optional(),
  REVALIDATE_SECRET: z.string().optional(),
  VAULT_KEY: z.string().optional(),
  VAPID_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  AGE_GATE: z.string().optional(),
  METRICS_PORT: z.string().transform(Number).optional(),
  METRICS_HOST: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine((value) => isUrl(value, /^smtps?:$/), 'must be a smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or a name and an address in <>')
    .optional(),
  SMS_PROVIDER: z
    .enum(['netgsm', 'twilio', 'outbox', 'off'], 'must be netgsm, twilio, outbox or off')
    .optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{30,}$/, 'must be a bot token as BotFather gives it')
    .optional(),
});

/** The names of all of them. */
export const startVariables: readonly string[] = Object.keys(schema.shape);

/** The environment of the start, parsed. */
export type StartEnvironment = z.infer<typeof schema> & {
  /** The address the site is reached at: `SITE_URL`, or this machine at `PORT`. */
  readonly siteUrl: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads and checks every variable. Throws one `StartProblem` with a line per wrong variable: its name and what it should be, never its content. */
export function startEnvironment(source: Variables): StartEnvironment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  const wrong = result.success
    ? []
    : result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  const all = [...new Set([...wrong, ...wrongForSite(present), ...wrongTogether(present)])];
  if (!result.success || all.length > 0) throw new StartProblem(all.map((line) => `${line}.`).join('\n'));
  return {
    ...result.data,
    siteUrl: (result.data.SITE_URL ?? `http://localhost:${result.data.PORT}`).replace(/\/$/, ''),
  };
}

function wrongForSite(present: Variables): string[] {
  try {
    parseEnv({ ...present, NODE_ENV: 'production' });
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^Wrong environment: /, '').split('; ');
  }
}

/** One of the captcha's two keys without the other would lock everybody out, or check nothing. */
function wrongTogether(present: Variables): string[] {
  if (present.UPSTREAM_URL !== undefined) return [];
  if (present.DATABASE_URL === undefined)
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
      if (database().safeParse(present[name] ?? null).success)
        return [`${name} belongs to a DATABASE_URL of your own`];
  const [site, secret] = [present.RECAPTCHA_SITE_KEY, present.RECAPTCHA_SECRET];
  if ((site === undefined) === (secret === undefined)) return [];
  return ['RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together'];
}

function port(fallback: string) {
  return z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535')
    .refine((value) => Number(value) >= 1 && Number(value) <= 65_535, 'must be a port number from 1 to 65535')
    .default(fallback)
    .transform(Number);
}

function database() {
  return z
    .string()
    .refine((value) => isUrl(value, /^postgres(ql)?:$/), 'must be a postgres:// address')
    .optional();
}

/** As many as this machine makes useful, unless somebody says how many. */
function processes(part: 'site' | 'api') {
  return z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64')
    .default(String(usefulProcesses()[part]))
    .transform(Number);
}

function isUrl(value: string, protocol: RegExp): boolean {
  return URL.canParse(value) && protocol.test(new URL(value).protocol) && new URL(value).hostname !== '';
}
