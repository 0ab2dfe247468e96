import { z } from 'zod';
import { envelope } from './envelope';

/** A job that failed at least once, and since when it is there. `is_given_up`: it is not tried again. `id` is its number, by which it can be tried again. */
export const failingJobSchema = z.object({
  id: z.string().nullish(),
  task: z.string(),
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  is_given_up: z.boolean(),
  created_at: z.string().nullish(),
  run_at: z.string(),
  error: z.string(),
});

/** A task of the clock: when it last ended and last went well, how often it failed since, and whether it is later than it may be. */
export const recurringTaskSchema = z.object({
  name: z.string(),
  every_ms: z.number().int(),
  last_ended_at: z.string().nullable(),
  last_ok_at: z.string().nullable(),
  failures: z.number().int(),
  error: z.string().nullable(),
  is_late: z.boolean(),
});

/** What waits to go out by a task, or as `content_changes`: `tried` of it failed and is tried again, `given_up` is not tried any more. */
export const outgoingSchema = z.object({
  task: z.string(),
  waiting: z.number().int(),
  tried: z.number().int(),
  given_up: z.number().int(),
  oldest_at: z.string().nullable(),
});

/**
 * GET /jobs, `data`: how the queue stands. `overdue` jobs were due more than a minute ago and nobody has taken them, the oldest of them
 * at `oldest_due_at`; `is_stuck` sums up what an operator should look at.
 */
export const jobsAnswerSchema = envelope(
  z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    overdue: z.number().int(),
    oldest_due_at: z.string().nullish(),
    given_up: z.number().int(),
    is_stuck: z.boolean(),
    failing: z.array(failingJobSchema),
    recurring: z.array(recurringTaskSchema),
    outgoing: z.array(outgoingSchema).nullish(),
  }),
);
/** How the queue stands, as it is on the wire. */
export type JobsWire = z.infer<typeof jobsAnswerSchema>['data'];
