import { z } from 'zod';
import { namesIn, switches } from './switches.mjs';

/**
 * The only reader of `process.env` in the site (D35). Every variable is optional on the embedded default: the start
 * script fills in what it made. Errors name the variable and what it should be, never its content.
 */
const webOrigin = z
  .string()
  .refine(isPlainOrigin, 'must be an http or https origin without path, query or credentials');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SITE_URL: webOrigin.default('http://localhost:3000'),
  UPSTREAM_URL: z
    .string()
    .refine(isUpstreamBase, 'must be an http or https address without query, fragment or credentials')
    .default('http://127.0.0.1:4000'),
  BANNER_URL: webOrigin.optional(),
  CLIENT_ID: z.string().min(1, 'must not be empty').default('sikke-site'),
  SESSION_PASSWORD: z
    .string()
    .refine(arePasswords, 'must be one or two comma-separated values of at least 32 characters')
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(webOrigin)),
  REVALIDATE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  AGE_GATE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /** What of the site's own work on Next's answers is left out. */
  SITE_WITHOUT: z
    .string()
    .default('')
    .transform(namesIn)
    .pipe(z.array(z.enum(switches, `must be names out of ${switches.join(', ')}`))),
  /** Set by our own front server, which overwrites the client-address header; never by an operator. */
  SIKKE_FRONT: z.literal('1').optional(),
  VERCEL: z.string().optional(),
  /** Set by Next itself while it builds. */
  NEXT_PHASE: z.string().optional(),
  /** Where metrics are told; without it they are not (docs/adr/384). */
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 1 to 65335')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_335, 'must be a port number from 1 to 65335')
    .optional(),
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
  /** How much a process of the site makes before it listens: `full` where others serve meanwhile (docs/adr/485). */
  SITE_WARM_UP: z.enum(['short', 'full'], 'must be short or full').default('short'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The site's parsed environment. */
export type SiteEnv = z.infer<typeof schema>;

let parsed: SiteEnv | undefined;

/** The parsed environment, read once. Throws an `Error` that lists each wrong variable by name. */
export function env(): SiteEnv {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Parses any record of variables; empty strings count as absent. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): SiteEnv {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new Error(`Wrong environment: ${lines.join('; ')}`);
}

function isPlainOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
}

function isUpstreamBase(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !url.password
  );
}

function arePasswords(value: string): boolean {
  const parts = value.split(',').map((part) => part.trim());
  return parts.length <= 2 && parts.every((part) => part.length >= 32);
}
