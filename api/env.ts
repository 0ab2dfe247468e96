import { z } from 'zod';

const portRange = 'must be a port number from 1 to 65335';

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address');

/** The only reader of `process.env` in the community API (D35). */
const schema = z.object({
  DATABASE_URL: databaseAddress,
  /** PostgreSQL itself, where DATABASE_URL leads through a pooler of transactions: what needs a session of its own goes here. */
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  /** A replica of the database, for public reads (ADR 302). */
  DATABASE_READ_URL: databaseAddress.optional(),
  /** Whether the pooler of transactions follows named prepared statements (pgbouncer 1.21 or newer with max_prepared_statements). */
  DATABASE_PREPARED: z.enum(['on', 'off'], 'must be on or off').optional(),
  UPSTREAM_HOST: z.string().default('127.0.0.1'),
  UPSTREAM_PORT: z.coerce.number('must be a port').int().min(0).max(65_535).default(4000),
  /** How many processes `api/processes.ts` runs behind the port. */
  API_PROCESSES: z.coerce.number('must be a number').int().min(1).max(64).default(1),
  CLIENT_ID: z.string().min(1).optional(),
  UPSTREAM_JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seals the codes of the market; `new,old` rotates. */
  VAULT_KEY: z
    .string()
    .regex(/^[^,]{32,}(,[^,]{32,})*$/, 'must have at least 32 characters, or several such keys with commas')
    .optional(),
  /** The private key of push messages, as `npm start` makes it: 32 bytes in base64url (RFC 8292). */
  VAPID_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
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
  /** Where Kick is, where that is not its own address: tests name one of theirs. What it is asked with stands in the back office. */
  KICK_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://api.kick.com'),
  KICK_ID_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://id.kick.com'),
  /** With it YouTube is asked whether the channel of the settings is on. */
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'must be a key of the YouTube Data API')
    .optional(),
  YOUTUBE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://www.googleapis.com'),
  /** Where pictures lie that are not to lie in the database: an S3-compatible service, and a bucket of it that nobody else uses. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** What the names of an installation's pictures begin with: two of them share no prefix. */
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)+$/, 'must be names, each with a slash behind')
    .default('pictures/'),
  /** `off`: the bucket is part of the host's name. */
  S3_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Where rounds of the public beacon are fetched, with commas: relays of drand, all asked at once. */
  BEACON_URLS: z
    .string()
    .default('https://api.drand.sh,https://api2.drand.sh,https://api3.drand.sh,https://drand.cloudflare.com')
    .transform((list) => list.split(','))
    .refine(
      (list) => list.every((url) => /^https?:\/\/[^\s,]+$/.test(url)),
      'must be http or https addresses with commas',
    ),
  SEED_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  /** The token of the link to the setup of an empty site (D38). */
  SETUP_TOKEN: z
    .string()
    .regex(/^[\w-]{32,200}$/, 'must have at least 32 letters, digits, _ or -')
    .optional(),
  /** Where metrics are told; without it they are not (docs/adr/384). */
  METRICS_PORT: z.coerce.number(portRange).int(portRange).min(1, portRange).max(65_335, portRange).optional(),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()], 'must be an address of this machine').default('127.0.0.1'),
  /** Where a collector takes traces as OTLP over HTTP; without it nothing is traced (docs/adr/386). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  /** Of how many of the requests. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  /** Which of several processes this is, from 1 on; set by the one that starts them, never by an operator. */
  SIKKE_PROCESS: z.coerce.number().int().min(1).max(64).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The community API's parsed environment. */
export type UpstreamEnv = z.infer<typeof schema>;

/** The database as requests reach it: `isPooled` where DATABASE_URL leads through a pooler of transactions (ADR 301). */
export function requestDatabase(env: UpstreamEnv) {
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const hasNamedStatements = env.DATABASE_PREPARED === undefined ? !isPooled : env.DATABASE_PREPARED === 'on';
  return { url: env.DATABASE_URL, isPooled, hasNamedStatements };
}

/** Where a session is a session: for what listens, migrates, works off jobs or holds a lock of its session. */
export function directUrl(env: UpstreamEnv): string {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}
const bucketSchema = schema.pick({
  ...{ S3_ENDPOINT: true, S3_BUCKET: true, S3_REGION: true, S3_ACCESS_KEY: true, S3_SECRET_KEY: true },
  ...{ S3_PREFIX: true, S3_PATH_STYLE: true },
});

/** Of an environment what names the bucket of the pictures. Throws as `readEnv` does. */
export function bucketSettings(source: Source): z.infer<typeof bucketSchema> {
  return parsed(bucketSchema, source);
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment; empty strings count as absent. Throws an `Error` that names each wrong variable and what it
 * should be, never its content.
 */
export function readEnv(source: Source = process.env): UpstreamEnv {
  const env = parsed(schema, source);
  const named = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY, env.S3_SECRET_KEY].filter(Boolean).length;
  if (named !== 0 && named !== 4)
    throw new Error(
      'Wrong environment: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together',
    );
  return env;
}

function parsed<Schema extends z.ZodType>(wanted: Schema, source: Source): z.infer<Schema> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = wanted.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new Error(`Wrong environment: ${lines.join('; ')}`);
}
