import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { z } from 'zod';

/** What a bare read does: its statements, and the JSON it answers. */
export const bareReadSchema = z.object({
  path: z.string(),
  statements: z.array(z.object({ text: z.string(), values: z.array(z.string()) })),
  answer: z.unknown(),
});
/** One of them. */
export type BareRead = z.infer<typeof bareReadSchema>;

/**
 * The least that a read of the community API can be: Hono, prepared statements of pg, and the answer written as JSON each time. What the
 * bench has it answer stands in the environment.
 */
const env = z
  .object({ DATABASE_URL: z.string(), BARE_PORT: z.coerce.number(), BARE_READS: z.string() })
  .parse(process.env);
const reads = z.array(bareReadSchema).parse(JSON.parse(env.BARE_READS));
const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 });
const app = new Hono();
app.get('/readyz', (c) => c.text('ready'));
for (const [at, { path, statements, answer }] of reads.entries()) {
  app.get(path, async (c) => {
    for (const [nth, { text, values }] of statements.entries())
      await pool.query({ name: `read ${at} ${nth}`, text, values });
    return c.json(answer);
  });
}
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: env.BARE_PORT });
