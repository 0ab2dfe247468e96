import { z } from 'zod';
import { envelope } from './envelope';

/** What looks after a site: each is noted as it last went. */
export const maintenanceKinds = ['backup', 'restore', 'reconcile'] as const;
/** One of them. */
export type MaintenanceKind = (typeof maintenanceKinds)[number];

/** What the site reaches people by, and what tells them from programs. */
export const outsideServices = ['mail', 'sms', 'telegram', 'channel', 'push', 'captcha'] as const;

const bytes = z.number().int().nonnegative();

/** How a piece of maintenance went last; `problem` says why the last run did not go well, `figures` are those of the last that did. */
const maintenanceSchema = z.object({
  kind: z.enum(maintenanceKinds),
  last_ended_at: z.string(),
  last_ok_at: z.string().nullable(),
  figures: z.record(z.string(), z.number()),
  problem: z.string().nullable(),
});

/**
 * GET /desk/system, `data`: what runs here and in which version, what it takes up, which services are connected, and how maintenance
 * went. What was never done is not among `maintenance`. `schema_made_at` is when the tables' newest migration was made.
 */
export const systemAnswerSchema = envelope(
  z.object({
    versions: z.object({
      product: z.string(),
      node: z.string(),
      postgres: z.string(),
      schema_made_at: z.string(),
    }),
    storage: z.object({ database_bytes: bytes, pictures: bytes, picture_bytes: bytes }),
    services: z.array(z.object({ service: z.enum(outsideServices), is_on: z.boolean() })),
    maintenance: z.array(maintenanceSchema),
  }),
);
/** How the site is, as it is on the wire. */
export type SystemWire = z.infer<typeof systemAnswerSchema>['data'];

/** POST /desk/system/runs: a task of the clock by its name, or a job that failed by its number, is run as soon as somebody is free. */
export const systemRunInputSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), name: z.string().regex(/^[a-z_]{1,60}$/) }),
  z.object({ kind: z.literal('job'), name: z.string().regex(/^[1-9]\d{0,14}$/) }),
]);
/** The input of POST /desk/system/runs. */
export type SystemRunInput = z.infer<typeof systemRunInputSchema>;

/** POST /desk/system/tests: sends a message by a service to the asking admin's own address, number, Telegram account or browsers, or to the channel; of the captcha its verifier is asked. */
export const systemTestInputSchema = z.object({ service: z.enum(outsideServices) });
/** The input of POST /desk/system/tests. */
export type SystemTestInput = z.infer<typeof systemTestInputSchema>;

/** How it went: `problem` is what the service answered where it refused. */
export const systemTestAnswerSchema = envelope(
  z.object({ is_sent: z.boolean(), problem: z.string().nullable() }),
);
/** How a test went, as it is on the wire. */
export type SystemTestWire = z.infer<typeof systemTestAnswerSchema>['data'];
